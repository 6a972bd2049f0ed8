import { expect, test } from 'vitest'
import { pageByTime, readTimeCursor } from './time-cursor.ts'

const id = '01a1feda-9710-77ff-8e45-5b24612c2ed9'

test('pages of a list by time follow each other', () => {
  const rows = [3_000, 2_000, 1_000].map((at) => ({ id, at: new Date(at) }))
  const { items, next } = pageByTime(rows, 2, ({ at }) => at)
  expect([items, readTimeCursor(next)]).toEqual([rows.slice(0, 2), { at: new Date(2_000), id }])
  expect(pageByTime(rows, 3, ({ at }) => at)).toEqual({ items: rows, next: null })
  expect([pageByTime([], 3, () => new Date()), readTimeCursor(null)]).toEqual([{ items: [], next: null }, null])
})
