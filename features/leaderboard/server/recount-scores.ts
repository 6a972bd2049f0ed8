import type { Context } from '#platform/server/context.ts'
import { calendarDay } from '#features/activity/rules/calendar-day.ts'
import { momentOfDay } from '#features/activity/rules/moment-of-day.ts'
import { inviteToElite } from './join-elite.ts'
import { deleteStreak, lockLatestDay, recountScores, saveStreak } from './scores.queries.ts'

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
    await inviteToElite(context, personId)
    await context.announce({ name: 'scores.changed', personId })
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

/** Makes the scores of many anew, so many in each transaction that nobody waits long. */
export async function recountMany(context: Context, find: (context: Context, after: string | null, most: number) => Promise<string[]>): Promise<void> {
  let after: string | null = null
  for (;;) {
    const ids: string[] = await find(context, after, CHUNK)
    if (ids.length === 0) return
    await context.inTransaction(async (context) => {
      await recountScores(context.db, ids, context.clock.now())
      await context.announce({ name: 'scores.changed', personId: null })
    })
    after = ids.at(-1)!
  }
}
