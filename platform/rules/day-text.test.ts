import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test('a day is written with the name of its month; other texts stay', () => {
  expect(['2026-11-28', '2026-01-03T10:00:00Z', 'soon', '2026-13-01'].map(dayText)).toEqual(['Nov 28, 2026', 'Jan 3, 2026', 'soon', '2026-13-01'])
})
