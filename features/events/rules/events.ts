import { counted } from '#platform/rules/counted.ts'
import type { RsvpState } from './rsvp.ts'

export const EVENT_TYPES = ['workshop', 'webinar', 'meetup'] as const
export type EventType = (typeof EVENT_TYPES)[number]
export const EVENT_TYPE_LABELS: Record<EventType, string> = { workshop: 'Workshop', webinar: 'Webinar', meetup: 'Meetup' }

export const EVENT_STATES = ['proposed', 'published', 'returned', 'cancelled', 'hidden'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** Whether everyone sees an event in this state. Others only hosts and admins. */
export const isPublic = (state: EventState): boolean => state === 'published' || state === 'cancelled'

export const TITLE_LENGTH = 120
export const DESCRIPTION_LENGTH = 10_000
export const PLACE_LENGTH = 200
export const REASON_LENGTH = 500
export const FEEDBACK_LENGTH = 2_000
export const MAX_CAPACITY = 100_000
export const MAX_CO_HOSTS = 5
export const MAX_RESOURCES = 10
/** The longest event. */
export const MAX_DAYS = 7
/** Dates on one page of a list. */
export const PAGE_SIZE = 20
/** Dates of one month in the calendar. */
export const MAX_IN_MONTH = 200
/** People whose names the page of an event shows. */
export const SHOWN_PEOPLE = 30

/** Something to read after an event. */
export interface EventResource {
  label: string
  url: string
}

/** `1 person is going`, `12 people are going`; after it, `12 guests`: attendance is known only for people who entered the code. */
export function goingText(count: number, isOver = false): string {
  return isOver ? counted(count, 'guest', 'guests') : counted(count, 'person is going', 'people are going')
}

interface Places {
  capacity: number | null
  /** With those that are offered. */
  taken: number
  /** Places that people on the waiting list have not claimed yet. */
  offered: number
}

/** What a list says about the places to someone with this answer; null without a limit. */
export function placesText({ capacity, taken, offered }: Places, own: RsvpState | null = null): string | null {
  if (capacity === null) return null
  const left = capacity - taken
  if (left <= 0 && own === 'offered') return 'A place is offered to you'
  if (left <= 0 && offered > 0) return offered === 1 ? 'The last place is offered to someone on the waiting list' : `The last ${offered} places are offered to people on the waiting list`
  if (left < 0) return `${taken} going, ${counted(capacity, 'place', 'places')}`
  if (left === 0) return 'Full, with a waiting list'
  return counted(left, 'place left', 'places left')
}
