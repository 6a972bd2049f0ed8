import { expect, test } from 'vitest'
import { cursorOf, pageByTime, readCursor, readTimeCursor } from './cursor.ts'

const id = '01a1feda-9710-77ff-8e45-5b24612c2ed9'

test('encodes and decodes a cursor (requirement B-1)', () => {
  for (const key of [0, 1795277040813, -31.25, 11_731.4]) expect(readCursor(cursorOf({ key, id }))).toEqual({ key, id })
  expect(readCursor(null)).toBeNull()
})

test('pages of a list by time follow each other', () => {
  const rows = [3_000, 2_000, 1_000].map((at) => ({ id, at: new Date(at) }))
  const { items, next } = pageByTime(rows, 2, ({ at }) => at)
  expect([items, readTimeCursor(next)]).toEqual([rows.slice(0, 2), { at: new Date(2_000), id }])
  expect(pageByTime(rows, 3, ({ at }) => at)).toEqual({ items: rows, next: null })
  expect([pageByTime([], 3, () => new Date()), readTimeCursor(null)]).toEqual([{ items: [], next: null }, null])
})

test.each([7, ['zzz'], 'zzz', `99999999999999999_${id}`, `8640000000000001_${id}`, `-999999999999999_${id}`, `1_${'-'.repeat(36)}`, `1_${'a'.repeat(36)}`, `1e9_${id}`, `_${id}`])(
  'refuses the cursor %s before the database sees it',
  (text) => expect(() => readCursor(text)).toThrow('This page of the list no longer exists.'),
)
