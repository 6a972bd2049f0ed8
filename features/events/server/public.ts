import type { CalendarEntry, CalendarOptions } from './calendar-text.ts'

/** The public module of events for the server: events of groups, times in zones, and calendar files. */
export type { EventGroups } from './event-groups.ts'
export { listGroupDates, type GroupDateRow } from './group-events.queries.ts'
export { ClockFold, EventInput } from './hosting.schema.ts'
export { followGroup } from './sync-conversation.ts'
export { saveEvent } from './save-event.ts'
export { checkStart, enteredInstant, instantOf, localTimeOf, wasMoved } from './zoned-time.ts'
export type { CalendarEntry } from './calendar-text.ts'

/** Writes appointments as a calendar file. The libraries for it load when needed. */
export async function writeCalendar(entries: readonly CalendarEntry[], options: CalendarOptions): Promise<string> {
  const { calendarText } = await import('./calendar-text.ts')
  return calendarText(entries, options)
}
