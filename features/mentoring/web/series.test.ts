import { expect, test } from 'vitest'
import { byEvent, seriesText } from './series.ts'

const date = (eventId: string, startsAt: string) => ({ eventId, startsAt, timeZone: 'America/New_York' })

test('the dates of an event are one series, named by their weekday in the zone of the event (requirement X-15)', () => {
  // Tuesday evening in New York is Wednesday in UTC; the second gap has a change from summer time.
  const weekly = [date('a', '2026-10-21T00:00:00Z'), date('a', '2026-10-28T00:00:00Z'), date('a', '2026-11-04T01:00:00Z')]
  const other = date('b', '2026-10-22T00:00:00Z')
  expect(byEvent([weekly[0]!, other, ...weekly.slice(1)])).toEqual([weekly, [other]])
  expect(seriesText(weekly)).toBe('Every Tuesday, 3 dates')
  expect(seriesText([date('a', '2026-10-21T00:00:00Z'), date('a', '2026-11-04T01:00:00Z')])).toBe('Every second Tuesday, 2 dates')
  expect(seriesText([...weekly, date('a', '2026-11-13T01:00:00Z')])).toBe('4 dates')
  expect(seriesText([other])).toBe('1 date')
})
