import type { SessionUser } from '#platform/rules/session-user.ts'
import type { Role } from '#platform/rules/viewer.ts'

/** What the auth calls return of a person: the public card and nothing more (requirement A-7). */
export interface PublicUser extends SessionUser {
  /** Usernames, the latest first, at most 100. */
  followers: string[]
  /** Days in a row. */
  streak: number
}

export const DEFAULT_ROLE_LABEL = 'User'
export const DEFAULT_LOCATION = 'Unknown'
export const DEFAULT_AVATAR = '/avatar.svg'

const LABELS: Record<Role, string> = { learner: 'Learner', mentor: 'Mentor', admin: 'Admin' }

/** What the active role is called beside a name; without one the label is `User`. */
export const roleLabel = (role: Role | null) => (role === null ? DEFAULT_ROLE_LABEL : LABELS[role])

/** Followers and streak of a stored card. Anyone can write into their own storage: values of a wrong type count as none. */
export function countsIn(user: SessionUser | null): Pick<PublicUser, 'followers' | 'streak'> {
  const { followers, streak } = (user ?? {}) as Readonly<Record<string, unknown>>
  return {
    followers: Array.isArray(followers) ? followers.filter((one) => typeof one === 'string') : [],
    streak: typeof streak === 'number' && Number.isFinite(streak) ? streak : 0,
  }
}
