import { expect, test } from 'vitest'
import { byWeek } from './by-week.ts'

// Times without a zone are in the zone of the device, as the function sees them.
const at = (local: string) => new Date(local)
const labels = (starts: readonly string[], now: string) => byWeek(starts.map(at), (start) => start, at(now)).map(({ label, all }) => [label, all.length])

test('weeks begin on Monday, and the nearest two have names', () => {
  expect(labels(['2026-11-27T10:00', '2026-11-29T23:30', '2026-11-30T00:00', '2026-12-06T12:00', '2026-12-07T09:00'], '2026-11-23T08:00')).toEqual([['This week', 2], ['Next week', 2], ['Week of December 7', 1]])
})

test('a Sunday belongs to the week before', () => {
  expect(labels(['2026-11-29T12:00', '2026-11-30T12:00'], '2026-11-29T08:00')).toEqual([['This week', 1], ['Next week', 1]])
  expect(labels([], '2026-11-29T08:00')).toEqual([])
})

test('a week with a change of the clock is a week', () => {
  expect(labels(['2026-10-26T10:00', '2026-11-02T10:00'], '2026-10-21T10:00')).toEqual([['Next week', 1], ['Week of November 2', 1]])
})
