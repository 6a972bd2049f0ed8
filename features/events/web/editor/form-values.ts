import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import type { EventType } from '../../rules/events.ts'
import type { Recurrence } from '../../rules/recurrence.ts'
import { localTimeIn } from '../local-time.ts'
import type { Times } from '../TimeFields.tsx'
import type { EditedEventData } from './edited-event-query.ts'

/** The fields of the form as they are typed. */
export interface EventFormValues extends Times {
  id: string
  title: string
  description: string
  type: EventType
  imageId: string | null
  timeZone: string
  recurrence: Recurrence
  dateCount: string
  place: string
  onlineUrl: string
  capacity: string
  coHosts: string
}

const WEEK_MS = 7 * 24 * 3600 * 1000

/** A new event: in a week, in the evening, in the zone of the device. */
export function newValues(): EventFormValues {
  const timeZone = deviceTimeZone()
  const day = localTimeIn(new Date(Date.now() + WEEK_MS), timeZone).slice(0, 10)
  return {
    id: crypto.randomUUID(), title: '', description: '', type: 'meetup', imageId: null, timeZone, startsAt: `${day}T18:00`, endsAt: `${day}T19:00`, fold: null,
    recurrence: 'none', dateCount: '6', place: '', onlineUrl: '', capacity: '', coHosts: '',
  }
}

export const valuesOf = ({ capacity, dateCount, coHosts, id, title, description, type, imageId, timeZone, startsAt, endsAt, fold, recurrence, place, onlineUrl }: EditedEventData): EventFormValues => ({
  id, title, description, type, imageId, timeZone, startsAt, endsAt, recurrence, place, onlineUrl,
  // The first of two equal hours is the usual one.
  fold: fold === 'later' ? 'later' : null,
  dateCount: String(Math.max(2, dateCount)),
  capacity: capacity === null ? '' : String(capacity),
  coHosts: coHosts.join(', '),
})

/** A new event like another one, hosted by the person with this username: in a week, at the same time of day, for as long. */
export function copyOf(event: EditedEventData, username: string): EventFormValues {
  const values = valuesOf({ ...event, coHosts: event.coHosts.filter((name) => name !== username) })
  const start = `${localTimeIn(new Date(Date.now() + WEEK_MS), event.timeZone).slice(0, 10)}${event.startsAt.slice(10)}`
  const length = Date.parse(`${event.endsAt}Z`) - Date.parse(`${event.startsAt}Z`)
  const endsAt = new Date(Date.parse(`${start}Z`) + length).toISOString().slice(0, 16)
  return { ...values, id: crypto.randomUUID(), startsAt: start, endsAt, fold: null }
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number.isInteger(Number(text)) ? Number(text) : -1)

/** What the form sends. */
export const inputOf = ({ capacity, dateCount, coHosts, ...values }: EventFormValues) => ({
  ...values,
  capacity: numberOf(capacity),
  dateCount: values.recurrence === 'none' ? null : numberOf(dateCount),
  coHosts: coHosts.split(/[\s,]+/).filter((name) => name !== ''),
})
