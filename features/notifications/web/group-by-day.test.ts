import { expect, test } from 'vitest'
import type { Note } from '../rules/inbox.ts'
import { groupByDay } from './group-by-day.ts'

test('notifications are grouped by the day people would name, in their order', () => {
  const now = new Date(2026, 10, 26, 9)
  const at = (...time: [number, number, number, number]) => ({ date: new Date(...time).toISOString() }) as Note
  const notes = [at(2026, 10, 26, 8), at(2026, 10, 26, 1), at(2026, 10, 25, 23), at(2026, 10, 3, 12)]
  const groups = groupByDay(notes, now)
  expect(groups.map(({ notes: ofDay }) => ofDay.length)).toEqual([2, 1, 1])
  expect(groups.slice(0, 2).map(({ day }) => day)).toEqual(['Today', 'Yesterday'])
  expect(groups[2]!.day).toContain('3')
})
