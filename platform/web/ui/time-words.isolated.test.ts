import { expect, test } from 'vitest'
import { relativeTime } from './time-words.ts'

/** In the time zone of the test, whichever it is. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 0)
const said = (moment: Date, now: Date) => relativeTime(moment, now.getTime())

test('days are counted by the calendar: yesterday is the day before, at whatever time', () => {
  expect(said(at(27, 9), at(29, 3))).toBe('2 days ago')
  expect(said(at(28, 2), at(29, 3))).toBe('yesterday')
  expect(said(at(28, 9), at(29, 3))).toBe('18 hours ago')
  expect(said(at(30, 23), at(29, 3))).toBe('tomorrow')
  expect(said(at(23, 9), at(29, 3))).toBe('6 days ago')
})
