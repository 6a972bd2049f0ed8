import { expect, test } from 'vitest'
import { lateBy } from './late-by.ts'

const MINUTE = 60_000

test.each([
  [1, 'less than a minute late'],
  [MINUTE, '1 minute late'],
  [49 * MINUTE + 59_999, '49 minutes late'],
  [60 * MINUTE, '1 hour late'],
  [24 * 60 * MINUTE - 1, '23 hours late'],
  [24 * 60 * MINUTE, '1 day late'],
  [60 * 60 * MINUTE, '2 days late'],
])('%i ms after the due date is “%s”', (late, text) => {
  expect(lateBy(1_000, 1_000 + late)).toBe(text)
})
