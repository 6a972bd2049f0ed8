import type { Right } from './rights.ts'

export const ROLES = ['learner', 'mentor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who is asking. `null` in its place means nobody is logged in. */
export interface Viewer {
  id: string
  username: string
  name: string
  sessionId: string
  /** The role that the person acts in now; always among `grantedRoles`. */
  activeRole: Role
  grantedRoles: readonly Role[]
  /** What the active role may do now. */
  rights: readonly Right[]
  emailVerified: boolean
  /** When this session's holder last showed the password. */
  provenAt: Date
  timeZone: string
}
