import type { Context } from '#platform/server/context.ts'
import { BADGES, factsOfSolved, trackBadge, type BadgeRule } from '../rules/badges.ts'
import { nextBadge, type BadgeProgress } from '../rules/next-badge.ts'
import { badgeTracks } from './badge-rules.ts'
import { longestRun, solvedBy } from './badges.queries.ts'

/** The badge that a person could earn after this one, and how far they are; null if they have all. */
export async function readNextBadge(context: Context, personId: string, rule: BadgeRule): Promise<BadgeProgress | null> {
  const solved = await solvedBy(context.db, personId)
  const counts = factsOfSolved(solved.map(({ happened_at, ...problem }) => ({ ...problem, at: happened_at.getTime(), path: null })))
  const days = await longestRun(context.db, personId)
  const have = { solved: counts.solved.length, hard: counts.hard.length, categories: counts.categories.length, days }
  const slugs = new Set(solved.map(({ slug }) => slug))
  return nextBadge(rule, [
    // Likes depend on other people, so they are no next aim.
    ...BADGES.flatMap((rule) => (rule.measure in have ? [{ rule, have: have[rule.measure as keyof typeof have], need: rule.atLeast }] : [])),
    ...(await badgeTracks(context)).map((track) => ({ rule: trackBadge(track), have: track.problems.filter((slug) => slugs.has(slug)).length, need: track.problems.length })),
  ])
}
