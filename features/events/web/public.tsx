/** The public module of events: the member's next event, and fields for times, and adding something to a calendar. */
export { CalendarMenu } from './CalendarMenu.tsx'
export { localTimeIn } from './local-time.ts'
export { NextEvent } from './NextEvent.tsx'
export { NextEventPart, NextEventQuery } from './next-event-query.ts'
export { RepeatFields } from './RepeatFields.tsx'
export { SeriesFields } from './editor/SeriesFields.tsx'
export { FoldField, TimeFields } from './TimeFields.tsx'
export { TimeZoneField } from './TimeZoneField.tsx'
