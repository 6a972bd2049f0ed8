import { expect, test } from 'vitest'
import { endAfterStart } from './end-after-start.ts'

test('the end is an hour after the start and follows it until another end is entered', () => {
  expect(endAfterStart({ startsAt: '', endsAt: '' }, '2026-11-30T23:30')).toBe('2026-12-01T00:30')
  // A browser gives each digit of the year.
  expect(endAfterStart({ startsAt: '', endsAt: '' }, '0002-11-30T18:00')).toBe('0002-11-30T19:00')
  expect(endAfterStart({ startsAt: '0002-11-30T18:00', endsAt: '0002-11-30T19:00' }, '2026-11-30T18:00')).toBe('2026-11-30T19:00')
  expect(endAfterStart({ startsAt: '2026-11-30T18:00', endsAt: '2026-11-30T20:00' }, '2026-12-01T18:00')).toBe('2026-11-30T20:00')
  expect(endAfterStart({ startsAt: '2026-11-30T18:00', endsAt: '2026-11-30T19:00' }, '')).toBe('2026-11-30T19:00')
})
