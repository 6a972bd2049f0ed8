import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test('durations are short', () => {
  expect([12, 999, 3_210, 59_000, 61_000, 600_000].map(durationText)).toEqual(['12 ms', '999 ms', '3.2 s', '59.0 s', '1 min', '10 min'])
})
