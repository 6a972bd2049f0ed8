import { dayOf, isoDay } from '#features/activity/rules/calendar-day.ts'
import { localTime } from '#features/notifications/rules/local-time.ts'
import { SEND_HOUR } from './newsletter.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS
/** The first time zone to reach a day is this far ahead of UTC. */
const FIRST_OFFSET_HOURS = 14
/** 1970-01-02 was a Friday, day 1 of the calendar that counts from 1970-01-01. */
const FIRST_FRIDAY = 1

/** The first Friday whose 09:00 is still to come in every time zone, as days since 1970-01-01. */
export const nextFriday = (at: number): number => {
  const day = Math.floor((at + (FIRST_OFFSET_HOURS - SEND_HOUR) * HOUR_MS) / DAY_MS) + 1
  return day + ((FIRST_FRIDAY - (day % 7) + 7) % 7)
}

/** The date of a day, such as 2026-11-27, and back. */
export const dateOfDay = isoDay
export const dayOfDate = (date: string): number => dayOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)))

/** Whether it is time for an issue in a time zone: its Friday, 09:00 or later, and at most a day after that. */
export function isDue(friday: string, at: number, timeZone: string): boolean {
  const { day, minute } = localTime(at, timeZone)
  const late = (day - dayOfDate(friday)) * 1_440 + minute - SEND_HOUR * 60
  return late >= 0 && late < 1_440
}

/** A Friday begins and ends at different times around the world: its issue is open for three days. */
export const OPEN_DAYS = 3

/** Whether the Friday of an issue is over in all time zones. */
export const isIssueOver = (friday: string, at: number): boolean => at > dayOfDate(friday) * DAY_MS + (OPEN_DAYS - 0.5) * DAY_MS
