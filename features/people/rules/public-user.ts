import type { SessionUser } from '#platform/rules/session-user.ts'
import type { Role } from '#platform/rules/viewer.ts'

/** What the auth endpoints return about a person: the public card and nothing more (requirement A-7). */
export interface PublicUser extends SessionUser {
  /** Usernames, newest first, at most 100. */
  followers: string[]
  /** The number of days in a row. */
  streak: number
}

export const DEFAULT_ROLE_LABEL = 'User'
export const DEFAULT_LOCATION = 'Unknown'
export const DEFAULT_AVATAR = '/avatar.svg'

const LABELS: Record<Role, string> = { learner: 'Learner', mentor: 'Mentor', admin: 'Admin' }

/** The label of the active role; `User` without one. */
export const roleLabel = (role: Role | null) => (role === null ? DEFAULT_ROLE_LABEL : LABELS[role])

/** Followers and streak of the card in local storage. Anybody can edit their own storage, so values of a wrong type are ignored. */
export function countsIn(user: SessionUser | null): Pick<PublicUser, 'followers' | 'streak'> {
  const { followers, streak } = (user ?? {}) as Readonly<Record<string, unknown>>
  return {
    followers: Array.isArray(followers) ? followers.filter((one) => typeof one === 'string') : [],
    streak: typeof streak === 'number' && Number.isFinite(streak) ? streak : 0,
  }
}
