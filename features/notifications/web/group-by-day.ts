import { longDay } from '#platform/web/ui/time-words.ts'
import type { Note } from '../rules/inbox.ts'

const DAY_MS = 24 * 3600 * 1000

/** The day of a moment as people say it: Today, Yesterday, or its date. */
function dayOf(moment: Date, now: Date): string {
  if (moment.toDateString() === now.toDateString()) return 'Today'
  return moment.toDateString() === new Date(now.getTime() - DAY_MS).toDateString() ? 'Yesterday' : longDay(moment)
}

/** Notifications in groups of one day of the browser's time zone, in their order. */
export function groupByDay(notes: readonly Note[], now: Date): { day: string; notes: Note[] }[] {
  const groups = Map.groupBy(notes, ({ date }) => dayOf(new Date(date), now))
  return [...groups].map(([day, ofDay]) => ({ day, notes: ofDay }))
}
