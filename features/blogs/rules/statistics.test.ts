import { expect, test } from 'vitest'
import { spreadReads } from './statistics.ts'

test('the reads of a blog of the demo world fall on its days, most on the first, none before it or later than now', () => {
  const days = spreadReads(100, new Date('2026-11-18T15:00:00Z'), new Date('2026-11-28T09:00:00Z'))
  expect(days.reduce((sum, { reads }) => sum + reads, 0)).toBe(100)
  expect([days[0]!.day, days.at(-1)!.day]).toEqual(['2026-11-18', '2026-11-28'])
  expect(days[0]!.reads).toBeGreaterThan(days.at(-1)!.reads)
  expect(spreadReads(1, new Date('2026-11-28T08:00:00Z'), new Date('2026-11-28T09:00:00Z'))).toEqual([{ day: '2026-11-28', reads: 1 }])
})
