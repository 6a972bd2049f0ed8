import { profilePath } from '#features/people/rules/paths.ts'
import type { FollowListKind } from './follow-list.ts'

export const CONNECTIONS_PATH = '/connections'

/** Where one of a person's two lists stands. */
export const listPath = (kind: FollowListKind, username: string) => `${profilePath(username)}/${kind}`

/** The people that a search finds; without a search, everybody. */
export const searchPath = (typed: string) => (typed === '' ? CONNECTIONS_PATH : `${CONNECTIONS_PATH}?q=${encodeURIComponent(typed)}`)
