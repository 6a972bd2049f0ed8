import { createContext, use } from 'react'
import type { Role } from '#platform/rules/viewer.ts'
import type { Session } from '#platform/web/session/session.ts'

/** The logged-in user and the functions to log in and out (requirement A-10). */
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
  /** Switches to another granted role. Rejects with PASSWORD_NEEDED if the password must be confirmed first. */
  switchRole(role: Role, password?: string): Promise<void>
  fetchUser(username: string): Promise<Session['user']>
  /** Runs `then` now for a member. A visitor is asked to log in first, with `reason` shown in the dialog. */
  asMember(then: () => void, reason?: string): void
  /** Continues with the intention after a login or sign-up. Returns false if there was none. */
  resumeIntention(): boolean
  /** Drops the intention, because the person did something else. */
  clearIntention(): void
}

export const AuthContext = createContext<Auth | null>(null)

/** Returns the auth state. Throws outside of `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
