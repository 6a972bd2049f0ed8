import { expect, test } from 'vitest'
import { spreadReads } from './statistics.ts'

test('the reads of a blog of the demo world fall on its days, most on the first', () => {
  const days = spreadReads(100, 11)
  expect(days.reduce((sum, { reads }) => sum + reads, 0)).toBe(100)
  expect([days[0]!.daysAfter, days.at(-1)!.daysAfter]).toEqual([0, 10])
  expect(days[0]!.reads).toBeGreaterThan(days.at(-1)!.reads)
  expect(spreadReads(1, 1)).toEqual([{ daysAfter: 0, reads: 1 }])
})
