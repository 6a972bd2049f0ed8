import type { Context } from '#platform/server/context.ts'
import { trackPath } from '#features/practice/rules/paths.ts'
import { listTrackSlugs } from '#features/practice/server/public.ts'
import { BADGES, trackBadge, type BadgeRule, type BadgeTrack } from '../rules/badges.ts'

/** The tracks of practice, each of which has a badge. */
export const badgeTracks = async (context: Context): Promise<BadgeTrack[]> =>
  (await listTrackSlugs(context)).map(({ slug, title, problems }) => ({ slug, title, problems, path: trackPath(slug) }))

/** The rules of all badges: the fixed ones, and one for each track. */
export const badgeRules = async (context: Context): Promise<readonly BadgeRule[]> => [...BADGES, ...(await badgeTracks(context)).map(trackBadge)]

/** The rule of a badge by its stored name; null if there is none any more. */
export const findBadgeRule = async (context: Context, name: string): Promise<BadgeRule | null> => (await badgeRules(context)).find((rule) => rule.name === name) ?? null
