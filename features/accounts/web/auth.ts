import { createContext, use } from 'react'
import type { Role } from '#platform/rules/viewer.ts'
import type { Session } from '#platform/web/session/session.ts'

/** Who is logged in, and the ways in and out (requirement A-10). */
export interface Auth {
  user: Session['user'] | null
  name: string
  role: string
  location: string
  avatar: string
  followers: string[]
  streak: number
  token: string | null
  login(email: string, password: string): Promise<void>
  register(input: object): Promise<void>
  logout(): Promise<void>
  /** Acts in another granted role from now on; for admin the password may be needed (`PASSWORD_NEEDED`). */
  switchRole(role: Role, password?: string): Promise<void>
  fetchUser(username: string): Promise<Session['user']>
  /** Does it now for a member; asks a visitor to log in, where it is not plain what for with a sentence, and does it then. */
  asMember(then: () => void, reason?: string): void
  /** After a login or sign-up: returns to what the person was about to do. False: there was nothing. */
  resumeIntention(): boolean
  /** The person turned to something else. */
  clearIntention(): void
}

export const AuthContext = createContext<Auth | null>(null)

/** The auth state. Outside its provider there is none. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
