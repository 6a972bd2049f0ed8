/** The public module of events: the member's next event. */
export { NextEvent } from './NextEvent.tsx'
export { NextEventPart, NextEventQuery } from './next-event-query.ts'
export { timeZones } from './editor/time-zones.ts'
export { TimeFields } from './TimeFields.tsx'
