import type { Context } from '#platform/server/context.ts'
import { calendarDay } from '#features/activity/rules/calendar-day.ts'
import { momentOfDay } from '#features/activity/rules/moment-of-day.ts'
import { inviteToElite } from './join-elite.ts'
import { deleteStreak, lockLatestDay, recountScores, saveStreak, scoresInWords } from './scores.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** Somebody stands elsewhere than before; null: many do. */
    'scores.changed': { personId: string | null }
  }
}

/** Makes somebody's scores and streak anew from the ledger: it may run twice and late, the ledger is the truth (requirement L-10). */
export async function recountPerson(context: Context, personId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    await recountScores(context.db, [personId], context.clock.now())
    await recountStreak(context, personId)
    await inviteToElite(context, [personId])
    await context.emit({ name: 'scores.changed', personId })
  })
}

/** A streak stands until the day on which every freeze would be used up has gone by, too. */
async function recountStreak(context: Context, personId: string): Promise<void> {
  const { db, clock } = context
  const latest = await lockLatestDay(db, personId)
  if (latest === null) return deleteStreak(db, personId)
  const endsAt = new Date(momentOfDay(latest.day + latest.freezes + 2, latest.time_zone))
  const isOver = endsAt <= clock.now() || latest.day > calendarDay(clock.now().getTime(), latest.time_zone) + 1
  if (isOver) return deleteStreak(db, personId)
  await saveStreak(db, { personId, days: latest.run, at: latest.last_at, endsAt })
}

const CHUNK = 500

/** Whom it is about: people in the order of their ids, after one. */
type Find = (context: Context, after: string | null, most: number) => Promise<string[]>

/** Makes the scores of many anew, so many in each transaction that nobody waits long; `follows` is done for each who has others than before. */
export async function recountMany(context: Context, find: Find, follows?: (context: Context, personId: string) => Promise<void>): Promise<void> {
  let after: string | null = null
  for (;;) {
    const ids: string[] = await find(context, after, CHUNK)
    if (ids.length === 0) return
    const changed = await context.inTransaction((context) => recountChunk(context, ids))
    if (follows !== undefined) for (const id of changed) await follows(context, id)
    after = ids.at(-1)!
  }
}

/** Gives those who have other scores than before. */
async function recountChunk(context: Context, ids: readonly string[]): Promise<string[]> {
  const before = await scoresInWords(context.db, ids)
  await recountScores(context.db, ids, context.clock.now())
  const now = await scoresInWords(context.db, ids)
  const changed = ids.filter((id) => before.get(id) !== now.get(id))
  if (changed.length === 0) return changed
  await inviteToElite(context, changed)
  await context.emit({ name: 'scores.changed', personId: null })
  return changed
}
