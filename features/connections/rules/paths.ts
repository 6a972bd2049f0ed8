import { profilePath } from '#features/people/rules/paths.ts'
import type { FollowListKind } from './follow-list.ts'

export const CONNECTIONS_PATH = '/connections'

/** The path of one of a person's two lists. */
export const listPath = (kind: FollowListKind, username: string) => `${profilePath(username)}/${kind}`

/** The people found by a search; without a search, everybody. */
export const searchPath = (typed: string) => (typed === '' ? CONNECTIONS_PATH : `${CONNECTIONS_PATH}?q=${encodeURIComponent(typed)}`)
