import type { Context } from '#platform/server/context.ts'
import { calendarDay } from '#features/activity/rules/calendar-day.ts'
import { startOfDay } from '#features/activity/rules/start-of-day.ts'
import { inviteToElite } from './join-elite.ts'
import { deleteStreak, lockLatestDay, recountScores, saveStreak, scoreTexts } from './scores.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The scores of a person changed; null if those of many did. */
    'scores.changed': { personId: string | null }
  }
}

/** Recalculates the scores and the streak of a person from the ledger. May run repeatedly and late (requirement L-10). */
export async function recountPerson(context: Context, personId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    await recountScores(context.db, [personId], context.clock.now())
    await recountStreak(context, personId)
    await inviteToElite(context, [personId])
    await context.emit({ name: 'scores.changed', personId })
  })
}

/** A streak ends after the day on which its last freeze would be used up. */
async function recountStreak(context: Context, personId: string): Promise<void> {
  const { db, clock } = context
  const latest = await lockLatestDay(db, personId)
  if (latest === null) return deleteStreak(db, personId)
  const endsAt = new Date(startOfDay(latest.day + latest.freezes + 2, latest.time_zone))
  const isOver = endsAt <= clock.now() || latest.day > calendarDay(clock.now().getTime(), latest.time_zone) + 1
  if (isOver) return deleteStreak(db, personId)
  await saveStreak(db, { personId, days: latest.run, at: latest.last_at, endsAt })
}

const CHUNK = 500

/** Finds people in the order of their ids, after a person. */
type Find = (context: Context, after: string | null, limit: number) => Promise<string[]>

/** Recalculates the scores of many people in chunks, so that no transaction takes long. `onChanged` is called for each person whose scores changed. */
export async function recountMany(context: Context, find: Find, onChanged?: (context: Context, personId: string) => Promise<void>): Promise<void> {
  let after: string | null = null
  for (;;) {
    const ids: string[] = await find(context, after, CHUNK)
    if (ids.length === 0) return
    const changed = await context.inTransaction((context) => recountChunk(context, ids))
    if (onChanged !== undefined) for (const id of changed) await onChanged(context, id)
    after = ids.at(-1)!
  }
}

/** Returns the people whose scores changed. */
async function recountChunk(context: Context, ids: readonly string[]): Promise<string[]> {
  const before = await scoreTexts(context.db, ids)
  await recountScores(context.db, ids, context.clock.now())
  const now = await scoreTexts(context.db, ids)
  const changed = ids.filter((id) => before.get(id) !== now.get(id))
  if (changed.length === 0) return changed
  await inviteToElite(context, changed)
  await context.emit({ name: 'scores.changed', personId: null })
  return changed
}
