import { expect, test } from 'vitest'
import { countedSince } from './counted-since.ts'

const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

test('a metric with counts of the last days alone is new', () => {
  expect(countedSince({ days, counts: [0, 0, 0, 0, 9], previous: null, hasPast: false })).toBe('2026-11-27')
  expect(countedSince({ days, counts: [0, 0, 3, 0, 9], previous: 0, hasPast: false })).toBe('2026-11-25')
})

test('a metric with a past has a chart', () => {
  expect(countedSince({ days, counts: [0, 1, 0, 0, 9], previous: null, hasPast: false })).toBeNull()
  expect(countedSince({ days, counts: [0, 0, 0, 0, 9], previous: 4, hasPast: false })).toBeNull()
  expect(countedSince({ days, counts: [0, 0, 0, 0, 0], previous: 4, hasPast: false })).toBeNull()
})

test('what is counted from what is stored has a chart, also when it is new', () => {
  expect(countedSince({ days, counts: [0, 0, 0, 0, 9], previous: null, hasPast: true })).toBeNull()
})

test('a metric without any count says so', () => {
  expect(countedSince({ days, counts: [0, 0, 0, 0, 0], previous: null, hasPast: false })).toBe('none')
})
