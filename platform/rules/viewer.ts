import type { Right } from './rights.ts'

export const ROLES = ['learner', 'mentor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The person who sends the request. `null` in its place means that nobody is logged in. */
export interface Viewer {
  id: string
  username: string
  name: string
  sessionId: string
  /** The role that the person acts in; always one of `grantedRoles`. */
  activeRole: Role
  grantedRoles: readonly Role[]
  /** The rights of the active role and of the person's groups. */
  rights: readonly Right[]
  emailVerified: boolean
  /** When this person last entered the password in this session. */
  provenAt: Date
  timeZone: string
  /** The personal access token of the request; null: the person is logged in. */
  accessToken: { id: string; scopes: readonly string[] } | null
}
