import type { Context } from '#platform/server/context.ts'
import type { CalendarEntry } from '#features/events/server/public.ts'
import { lengthText } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import { listForCalendar, type CalendarContestRow } from './entries.queries.ts'

/** A contest in a calendar. */
export function calendarEntry({ id, number, title, starts_at: startsAt, ends_at: endsAt, state, revision, changed_at: changedAt }: CalendarContestRow, origin: string): CalendarEntry {
  const address = origin + contestPath(number)
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)
  return {
    id, sequence: revision, changedAt, startsAt, endsAt, timeZone: 'UTC', title, description: `Contest, ${lengthText(minutes)}\n\n${address}`, location: 'Online', address,
    status: state === 'cancelled' ? 'cancelled' : 'confirmed', organizer: null,
  }
}

/** The contests that a person signed up for, for their private calendar. */
export const listCalendarEntries = async (context: Context, which: { personId: string; since: Date; max: number }): Promise<CalendarEntry[]> =>
  (await listForCalendar(context.db, which)).map((contest) => calendarEntry(contest, context.origin))
