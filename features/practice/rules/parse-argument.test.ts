import { describe, expect, test } from 'vitest'
import { MAX_ARGUMENT, parseArgument } from './parse-argument.ts'

const parse = (text: string, type: string) => parseArgument(text, { name: 'x', type })

describe('An argument that a learner writes', () => {
  const cases: [string, string, unknown][] = [
    ['[1, 2]', 'integer[]', [1, 2]],
    ['(1, 2,)', 'integer[]', [1, 2]],
    ["['a', 'it\\'s', \"b'c\"]", 'text[]', ['a', "it's", "b'c"]],
    ["'None, True'", 'text', 'None, True'],
    ['[True, false, None]', 'boolean?[]', [true, false, null]],
    ['[[1.5e3, -2], [],]', 'number[][]', [[1500, -2], []]],
    ['[nan, inf, -inf]', 'number[]', [Number.NaN, Infinity, -Infinity]],
    [String.raw`'a\nb'`, 'text', 'a\nb'],
  ]
  test.each(cases)('%s is read', (text, type, value) => {
    expect(parse(text, type)).toEqual({ value })
  })

  test.each([['', 'Write a value'], ['[1, ', 'We can’t read x'], ['{"a": 1}', 'We can’t read x'], ['foo(1)', 'We can’t read x'], ['1 2', 'We can’t read x']])('%s is explained', (text, error) => {
    expect(parse(text, 'integer')).toMatchObject({ error: expect.stringContaining(error) as string })
  })

  test('a value of another type is explained with its place, and a long text is refused', () => {
    expect(parse('[1, "a"]', 'integer[]')).toEqual({ error: 'x at [1] should be a whole number, but it is "a".' })
    expect(parse(`"${'a'.repeat(MAX_ARGUMENT)}"`, 'text')).toMatchObject({ error: expect.stringContaining('Keep') as string })
  })
})
