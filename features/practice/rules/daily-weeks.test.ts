import { expect, test } from 'vitest'
import { dayOfIso, isoDay } from '#features/activity/rules/calendar-day.ts'
import { dailyWeeks, daysToday } from './daily-weeks.ts'

test('the weeks of the last 30 days begin on Mondays, with nothing before the first day and after today', () => {
  // A Friday.
  const weeks = dailyWeeks(dayOfIso('2026-11-27'))
  expect(weeks.map((week) => week.map((day) => (day === null ? '' : isoDay(day).slice(5))))).toEqual([
    ['', '', '', '10-29', '10-30', '10-31', '11-01'],
    ['11-02', '11-03', '11-04', '11-05', '11-06', '11-07', '11-08'],
    ['11-09', '11-10', '11-11', '11-12', '11-13', '11-14', '11-15'],
    ['11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22'],
    ['11-23', '11-24', '11-25', '11-26', '11-27', '', ''],
  ])
})

test.each([
  ['2026-11-27T09:59Z', '2026-11-26', '2026-11-27'],
  ['2026-11-27T10:00Z', '2026-11-26', '2026-11-28'],
  ['2026-11-27T11:59Z', '2026-11-26', '2026-11-28'],
  ['2026-11-27T12:00Z', '2026-11-27', '2026-11-28'],
])('at %s it is somewhere %s, and somewhere %s', (now, first, last) => {
  const days = daysToday(new Date(now))
  expect([isoDay(days.first), isoDay(days.last)]).toEqual([first, last])
})
