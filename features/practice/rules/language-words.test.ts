import { expect, test } from 'vitest'
import { typeName, valueText } from './language-words.ts'

test('types are written in the notation of the language', () => {
  expect(['integer[]', 'number[][]', 'text?', 'integer?[]', 'boolean', 'text[]?'].map((type) => typeName(type, 'python'))).toEqual(['list[int]', 'list[list[float]]', 'str | None', 'list[int | None]', 'bool', 'list[str] | None'])
  expect(['integer[]', 'number[][]', 'text?', 'integer?[]', 'boolean', 'text[]?'].map((type) => typeName(type, 'javascript'))).toEqual(['number[]', 'number[][]', 'string | null', '(number | null)[]', 'boolean', 'string[] | null'])
  expect(typeName('whatever', 'python')).toBe('whatever')
})

test('values are written in the words of the language, but not inside of strings', () => {
  const value = [null, true, false, Number.NaN, -Infinity, 'null and true', 'a "null"']
  expect(valueText(value, 'python', 200)).toBe(String.raw`[None, True, False, nan, -inf, "null and true", "a \"null\""]`)
  expect(valueText(value, 'javascript', 200)).toBe(String.raw`[null, true, false, NaN, -Infinity, "null and true", "a \"null\""]`)
  expect(valueText(['null null null'], 'python', 10)).toBe('["null nul…')
})
