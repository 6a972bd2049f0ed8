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

export interface ActivityRecord {
  personId: string
  kind: ActivityKind
  /** The blog, comment, person, problem or lesson. */
  subjectId: string
  at: Date
}

/** Records an activity on the calendar day in the current time zone of the person. Recording it again has no effect. */
export async function recordActivity(context: Context, { personId, kind, subjectId, at }: ActivityRecord): Promise<void> {
  await context.inTransaction(async (context) => {
    const zone = await findTimeZone(context.db, personId)
    if (zone === null) return
    const day = calendarDay(at.getTime(), zone)
    const isNew = await insertActivity(context.db, { personId, kind, subjectId, day, at })
    if (isNew) await context.emit({ name: 'activity.recorded', personId, kind, subjectId })
  })
}

/** Removes an activity that turned out to be wrong, such as a solution that is no longer accepted. */
export async function removeActivity(context: Context, activity: Omit<ActivityRecord, 'at'>): Promise<void> {
  await context.inTransaction(async (context) => {
    if (await deleteActivity(context.db, activity)) await context.emit({ name: 'activity.taken-back', ...activity })
  })
}

/** Removes the name of a deleted person from the activities of others. Runs in the transaction of the deletion. */
export const anonymizeSubject = (context: Context, personId: string): Promise<void> => hideSubject(context.db, personId)
