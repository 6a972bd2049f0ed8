import { expect, test } from 'vitest'
import { sqlErrorPlace } from './sql-error-place.ts'

const source = 'SELECT id, acuracy\n  FORM experiments;'
const marked = (message: string) => {
  const place = sqlErrorPlace(message, source)
  return place === null ? null : source.slice(place.from, place.to)
}

test('the word that an error names is marked in its line, or the line', () => {
  expect(marked('near "FORM": syntax error (line 2)')).toBe('FORM')
  expect(marked('no such column: acuracy (line 1)')).toBe('acuracy')
  expect(marked('incomplete input (line 2)')).toBe('FORM experiments;')
})

test('an error without a line of the query has no place', () => {
  expect(marked('too many terms')).toBeNull()
  expect(marked('near "x": syntax error (line 9)')).toBeNull()
})
