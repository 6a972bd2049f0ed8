import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('entries stand under their day, and what is repeated stands once', () => {
  const entries = [['Mon', 'a'], ['Mon', 'a'], ['Mon', 'b'], ['Sun', 'b'], ['Sun', 'a']] as const
  expect(byDay(entries, ([day]) => day, ([, key]) => key)).toEqual([{ day: 'Mon', entries: [['Mon', 'a'], ['Mon', 'b']] }, { day: 'Sun', entries: [['Sun', 'a']] }])
  expect(byDay([], String, String)).toEqual([])
})
