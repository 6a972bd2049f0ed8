import type { Context } from '#platform/server/context.ts'
import type { ActivityKind } from './activity-kinds.ts'
import { calendarDay } from '../rules/calendar-day.ts'
import { deleteActivity, findTimeZone, hideSubject, insertActivity } from './activity.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'activity.recorded': { personId: string; kind: ActivityKind; subjectId: string }
    'activity.taken-back': { personId: string; kind: ActivityKind; subjectId: string }
  }
}

export interface Done {
  personId: string
  kind: ActivityKind
  /** The blog, comment, person, problem or lesson that it was done to. */
  subjectId: string
  at: Date
}

/**
 * Notes that somebody did something, on the calendar day of the time zone that they live by now. The same thing counts
 * once, so that this may run twice.
 */
export async function recordActivity(context: Context, { personId, kind, subjectId, at }: Done): Promise<void> {
  await context.inTransaction(async (context) => {
    const zone = await findTimeZone(context.db, personId)
    if (zone === null) return
    const day = calendarDay(at.getTime(), zone)
    const isNew = await insertActivity(context.db, { personId, kind, subjectId, day, at })
    if (isNew) await context.emit({ name: 'activity.recorded', personId, kind, subjectId })
  })
}

/** What somebody did turned out not to be so: it leaves the ledger as if it had never been in it. */
export async function takeBackActivity(context: Context, done: Omit<Done, 'at'>): Promise<void> {
  await context.inTransaction(async (context) => {
    if (await deleteActivity(context.db, done)) await context.emit({ name: 'activity.taken-back', ...done })
  })
}

/** Somebody leaves: the days of those who followed them keep their count, without the name. In the transaction of the erasure. */
export const forgetSubject = (context: Context, personId: string): Promise<void> => hideSubject(context.db, personId)
