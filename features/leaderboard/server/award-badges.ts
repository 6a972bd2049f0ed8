import type { Context } from '#platform/server/context.ts'
import { blogPath } from '#features/blogs/rules/paths.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { BADGES, earnedBadges, factsOfSolved, factsOfTracks, type Facts, type Measure } from '../rules/badges.ts'
import { badgeRules, badgeTracks } from './badge-rules.ts'
import { daysInARow, deleteBadge, insertBadge, likedBlog, lockBadges, solvedBy } from './badges.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'badge.earned': { badgeId: string; personId: string; badge: string }
    'badge.lost': { personId: string; badge: string }
  }
}

const thresholdsOf = (measure: Measure) => BADGES.filter((badge) => badge.measure === measure).map(({ atLeast }) => atLeast)

/** The facts about a person that badges are based on. */
export async function badgeFacts(context: Context, personId: string): Promise<Facts> {
  const { db } = context
  const solved = await solvedBy(db, personId)
  const runs = await daysInARow(db, personId, thresholdsOf('days'))
  const liked = await Promise.all(thresholdsOf('likes').map(async (count) => ({ count, blog: await likedBlog(db, personId, count) })))
  return {
    ...factsOfTracks(await badgeTracks(context), solved.map(({ slug, happened_at }) => ({ slug, at: happened_at.getTime() }))),
    ...factsOfSolved(solved.map(({ happened_at, slug, ...problem }) => ({ ...problem, at: happened_at.getTime(), path: problemPath(slug) }))),
    days: runs.map(({ run, day, at }) => ({ count: run, at: at.getTime(), evidence: [{ title: `${run} days in a row up to ${day}`, path: null }] })),
    likes: liked.flatMap(({ count, blog }) => (blog === null ? [] : [{ count, at: blog.at.getTime(), evidence: [{ title: blog.title, path: blogPath(blog.slug) }] }])),
  }
}

/** Awards the badges that a person has earned, and removes those that no longer hold (requirement L-31). Running it again has no effect. */
export async function awardBadges(context: Context, personId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const held = await lockBadges(context.db, personId)
    const rules = await badgeRules(context)
    const earned = earnedBadges(await badgeFacts(context, personId), rules)
    for (const badge of earned.filter(({ name }) => !held.includes(name))) {
      const badgeId = await insertBadge(context.db, personId, badge)
      if (badgeId !== null) await context.emit({ name: 'badge.earned', badgeId, personId, badge: badge.name })
    }
    for (const name of held.filter((name) => rules.find((rule) => rule.name === name)?.isPermanent !== true && !earned.some((badge) => badge.name === name))) {
      await deleteBadge(context.db, personId, name)
      await context.emit({ name: 'badge.lost', personId, badge: name })
    }
  })
}
