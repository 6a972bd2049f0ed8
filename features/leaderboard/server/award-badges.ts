import type { Context } from '#platform/server/context.ts'
import { blogPath } from '#features/blogs/rules/paths.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { BADGES, earnedBadges, factsOfSolved, findBadge, type Facts, type Measure } from '../rules/badges.ts'
import { daysInARow, deleteBadge, insertBadge, likedBlog, lockBadges, solvedBy } from './badges.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'badge.earned': { badgeId: string; personId: string; badge: string }
    'badge.lost': { personId: string; badge: string }
  }
}

const numbersOf = (measure: Measure) => BADGES.filter((badge) => badge.measure === measure).map(({ atLeast }) => atLeast)

/** What is true of somebody now, as far as badges are about it. */
export async function factsAbout({ db }: Context, personId: string): Promise<Facts> {
  const solved = await solvedBy(db, personId)
  const runs = await daysInARow(db, personId, numbersOf('days'))
  const liked = await Promise.all(numbersOf('likes').map(async (count) => ({ count, blog: await likedBlog(db, personId, count) })))
  return {
    ...factsOfSolved(solved.map(({ happened_at, slug, ...one }) => ({ ...one, at: happened_at.getTime(), path: problemPath(slug) }))),
    days: runs.map(({ run, day, at }) => ({ count: run, at: at.getTime(), evidence: [{ title: `${run} days in a row up to ${day}`, path: null }] })),
    likes: liked.flatMap(({ count, blog }) => (blog === null ? [] : [{ count, at: blog.at.getTime(), evidence: [{ title: blog.title, path: blogPath(blog.slug) }] }])),
  }
}

/** Gives somebody the badges that the facts earn, and takes back those that they no longer do (requirement L-31). It may run twice. */
export async function awardBadges(context: Context, personId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const held = await lockBadges(context.db, personId)
    const earned = earnedBadges(await factsAbout(context, personId))
    for (const badge of earned.filter(({ name }) => !held.includes(name))) {
      const badgeId = await insertBadge(context.db, personId, badge)
      if (badgeId !== null) await context.emit({ name: 'badge.earned', badgeId, personId, badge: badge.name })
    }
    for (const name of held.filter((name) => findBadge(name)?.lasts !== true && !earned.some((badge) => badge.name === name))) {
      await deleteBadge(context.db, personId, name)
      await context.emit({ name: 'badge.lost', personId, badge: name })
    }
  })
}
