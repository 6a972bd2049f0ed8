import type { Context } from '#platform/server/context.ts'
import { trackPath } from '#features/practice/rules/paths.ts'
import { listTracks } from '#features/practice/server/public.ts'
import { BADGES, trackBadge, type BadgeRule, type BadgeTrack } from '../rules/badges.ts'

/** The tracks of practice, each of which has a badge. */
export const badgeTracks = async (context: Context): Promise<BadgeTrack[]> =>
  (await listTracks(context)).map(({ slug, title, problems }) => ({ slug, title, path: trackPath(slug), problems: problems.map((problem) => problem.slug) }))

/** The rules of all badges: the fixed ones, and one for each track. */
export const badgeRules = async (context: Context): Promise<readonly BadgeRule[]> => [...BADGES, ...(await badgeTracks(context)).map(trackBadge)]

/** The rule of a badge by its stored name; null if there is none any more. */
export const findBadgeRule = async (context: Context, name: string): Promise<BadgeRule | null> => (await badgeRules(context)).find((rule) => rule.name === name) ?? null
