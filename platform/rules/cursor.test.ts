import { expect, test } from 'vitest'
import { cursorOf, readCursor } from './cursor.ts'

const id = '01a1feda-9710-77ff-8e45-5b24612c2ed9'

test('encodes and decodes a cursor (requirement B-1)', () => {
  for (const key of [0, 1795277040813, -31.25, 11_731.4]) expect(readCursor(cursorOf({ key, id }))).toEqual({ key, id })
  expect(readCursor(null)).toBeNull()
})

test.each([7, ['zzz'], 'zzz', `99999999999999999_${id}`, `8640000000000001_${id}`, `-999999999999999_${id}`, `1_${'-'.repeat(36)}`, `1_${'a'.repeat(36)}`, `1e9_${id}`, `_${id}`])(
  'refuses the cursor %s before the database sees it',
  (text) => expect(() => readCursor(text)).toThrow('This page of the list no longer exists.'),
)
