import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import type { Checker } from './problem.ts'
import type { Value } from './value.ts'

const ANY = 'number?[][]'
const CLOSE = { rtol: 1e-6, atol: 1e-9, nan: 'equal' } as const

const check = (checker: Checker, expected: Value, got: unknown, type = ANY, given: Value[] = []) => {
  const parameters = given.map((_, at) => ({ name: 'abc'[at]!, type: 'number[]' }))
  return checkAnswer({ checker, parameters, returns: { type }, language: 'python' }, { arguments: given, expected }, got)
}
const passes = (...args: Parameters<typeof check>) => check(...args).passes
const messageOf = (...args: Parameters<typeof check>) => {
  const verdict = check(...args)
  return verdict.passes ? 'right' : verdict.message
}

const number = fc.oneof(fc.double(), fc.constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308))
const table = fc.array(fc.array(number, { maxLength: 5 }), { maxLength: 5 })
const CHECKERS: Checker[] = [
  { kind: 'exact' },
  { kind: 'tolerance', ...CLOSE },
  { kind: 'set' },
  { kind: 'order-free', levels: 1 },
  { kind: 'order-free', levels: 2 },
  { kind: 'sign-free', part: 'whole', ...CLOSE },
  { kind: 'sign-free', part: 'rows', ...CLOSE },
  { kind: 'sign-free', part: 'columns', ...CLOSE },
]

describe('Every checker (requirements Q-23, Q-25)', () => {
  test('accepts the expected answer', () => {
    for (const checker of CHECKERS) fc.assert(fc.property(table, (one) => passes(checker, one, structuredClone(one))))
  })

  test('rejects an additional row', () => {
    for (const checker of CHECKERS) fc.assert(fc.property(table, (one) => !passes(checker, one, [...one, [7.5, 1, 2, 3, 4, 5]])))
  })

  test('checks the type first', () => {
    expect(messageOf({ kind: 'exact' }, [[1]], [['1']])).toBe('The answer at [0][0] is "1"; a number is expected.')
    expect(messageOf({ kind: 'exact' }, [1], [1.5], 'integer[]')).toBe('The answer at [0] is 1.5; a whole number is expected.')
    expect(messageOf({ kind: 'exact' }, 1, 1e300, 'integer')).toContain('a whole number')
    expect(messageOf({ kind: 'exact' }, true, 2, 'boolean')).toBe('Your function returned 2; True or False is expected.')
    expect(messageOf({ kind: 'exact' }, [1], null, 'integer[]')).toBe('Your function returned None; a list is expected.')
    expect(passes({ kind: 'exact' }, [1, null], [1, null], 'integer?[]')).toBe(true)
    expect(passes({ kind: 'exact' }, 1, 1, 'object')).toBe(false)
  })

  test('converts what has a clear meaning', () => {
    expect(passes({ kind: 'exact' }, [1, 0], [true, false], 'integer[]')).toBe(true)
    expect(passes({ kind: 'exact' }, true, 1, 'boolean')).toBe(true)
    expect(passes({ kind: 'exact' }, 0, false, 'number')).toBe(true)
    expect(passes({ kind: 'exact' }, 'true', true, 'text')).toBe(false)
  })

  test('uses the words of the language', () => {
    const inJavascript = (given: unknown, type: string) => checkAnswer({ checker: { kind: 'exact' }, parameters: [], returns: { type }, language: 'javascript' }, { arguments: [], expected: [1] }, given)
    expect(inJavascript(null, 'integer[]')).toMatchObject({ message: 'Your function returned null or undefined; an array is expected.' })
    expect(inJavascript(true, 'text')).toMatchObject({ message: 'Your function returned true; a string is expected.' })
    expect(messageOf({ kind: 'exact' }, 'a', true, 'text')).toBe('Your function returned True; a string is expected.')
  })

  test('never throws, and accepts only plain data', () => {
    let deep: unknown = 1
    for (let at = 0; at < 100_000; at += 1) deep = [deep]
    const circle: unknown[] = []
    circle.push(circle)
    const trap = new Proxy([1], { get: () => { throw new Error('caught you') } })
    const getter = Object.defineProperty([1], 0, { get: () => { throw new Error('caught you') } })
    const hostile = [
      deep, circle, trap, getter, undefined, Symbol('s'), 10n, () => 1, { length: 1, 0: [1] }, Object.create(null), JSON.parse('{"__proto__": [[1]]}'),
      Object.assign([], { length: 1e9 }), 'x'.repeat(5_000_000), [['\u0300'.repeat(10_000)]], Array.from({ length: 300_000 }, () => 1), new Date(), /a/, new Float64Array(2), '__proto__', ['constructor'],
    ]
    for (const checker of [...CHECKERS, { kind: 'any-valid', predicate: 'pair-with-sum', looksAt: ['a', 'b'] } satisfies Checker]) {
      for (const one of hostile) {
        for (const type of [ANY, 'text', 'text[][]', 'number[]']) expect(check(checker, [[1]], one, type).passes).toBe(false)
      }
      fc.assert(fc.property(fc.anything({ withProxy: false, withNullPrototype: true, withSparseArray: true } as object), (one) => { check(checker, [[1, 2]], one) }))
    }
    expect(messageOf({ kind: 'exact' }, 'a', 'x'.repeat(100_000), 'text').length).toBeLessThan(200)
  })
})

describe('Exact (requirement Q-23)', () => {
  test('reports the first difference', () => {
    expect(messageOf({ kind: 'exact' }, [[1, 2], [3, 4]], [[1, 2], [3, 5]])).toBe('Expected 4 at [1][1], got 5.')
    expect(messageOf({ kind: 'exact' }, [[1, 2]], [[1]])).toBe('Expected a list of 2 at [0], got one of 1.')
    expect(passes({ kind: 'exact' }, 0.3, 0.1 + 0.2, 'number')).toBe(false)
    expect(passes({ kind: 'exact' }, 0, -0, 'number')).toBe(true)
  })
})

describe('Tolerance (requirements Q-23, Q-24)', () => {
  const close: Checker = { kind: 'tolerance', rtol: 1e-3, atol: 1e-6, nan: 'equal' }

  test('allows an absolute plus a relative error', () => {
    expect(passes(close, 1000, 1000.9, 'number')).toBe(true)
    expect(passes(close, 1000, 1001.1, 'number')).toBe(false)
    expect(passes(close, 0, 9e-7, 'number')).toBe(true)
    expect(passes(close, 0, 2e-6, 'number')).toBe(false)
  })

  test('compares shapes first', () => {
    expect(messageOf(close, [[1, 2, 3], [4, 5, 6]], [[1, 4], [2, 5], [3, 6]])).toBe('Expected the shape 2 × 3, got the shape 3 × 2.')
    expect(messageOf(close, [[1], [2, 3]], [[1], [2]])).toBe('The answer has an unexpected shape at [1].')
    expect(messageOf(close, [], [[1]])).toBe('Expected the shape 0, got the shape 1 × 1.')
  })

  test('handles infinities, and NaN according to its policy', () => {
    const up = Number.POSITIVE_INFINITY
    expect([[up, up], [up, -up], [up, 1e308], [1, up], [1, Number.NaN], [Number.NaN, 1]].map(([a, b]) => passes(close, a!, b!, 'number'))).toEqual([true, false, false, false, false, false])
    expect(passes(close, [Number.NaN], [Number.NaN], 'number[]')).toBe(true)
    expect(passes({ ...close, nan: 'never' }, [Number.NaN], [Number.NaN], 'number[]')).toBe(false)
    expect(passes(close, 0, -0, 'number')).toBe(true)
  })

  test('reports the largest error and a table of absolute errors', () => {
    const verdict = check(close, [[1, 2], [3, Number.POSITIVE_INFINITY]], [[1, 2.5], [7, 4]])
    expect(verdict).toMatchObject({ passes: false, at: [1, 1], errors: { rows: [[0, 0.5], [4, null]], isCut: false } })
    expect(messageOf(close, [1, 2], [1, 2.5], 'number[]')).toBe('Expected 2 at [1], got 2.5, off by 0.500.')
    const large = Array.from({ length: 40 }, () => Array.from({ length: 30 }, () => 1))
    const cut = check(close, large, large.map((row) => row.map(() => 3)))
    expect(cut.passes ? null : [cut.errors!.rows.length, cut.errors!.rows[0]!.length, cut.errors!.isCut]).toEqual([12, 12, true])
  })

  test('compares other values exactly', () => {
    expect(passes(close, [1, null], [1.0001, null], 'number?[]')).toBe(true)
    expect(messageOf(close, [1, null], [1, 0], 'number?[]')).toBe('Expected null at [1], got 0.')
  })
})

describe('Set and order-free (requirement Q-23)', () => {
  test('a set ignores order and duplicates, an order-free list only the order', () => {
    const [set, loose]: Checker[] = [{ kind: 'set' }, { kind: 'order-free', levels: 1 }]
    expect([passes(set!, [1, 2], [2, 1, 1], 'number[]'), passes(loose!, [1, 2], [2, 1, 1], 'number[]')]).toEqual([true, false])
    expect([messageOf(set!, [1, 2], [1], 'number[]'), messageOf(set!, [1], [1, 3], 'number[]')]).toEqual(['2 is missing.', '3 is unexpected.'])
    expect([messageOf(loose!, [2, 2], [2], 'number[]'), messageOf(loose!, [2], [2, 2], 'number[]')]).toEqual(['2 is missing or doesn’t appear often enough.', '2 is unexpected or appears too often.'])
  })

  test('a text is not equal to a number with the same digits', () => {
    expect(passes({ kind: 'set' }, ['1'], [1], 'number[]')).toBe(false)
    expect(passes({ kind: 'order-free', levels: 1 }, ['a,b'], ['a', 'b'], 'text[]')).toBe(false)
  })

  test('with two levels the inner order is free too', () => {
    expect(passes({ kind: 'order-free', levels: 2 }, [[1, 2], [3]], [[3], [2, 1]])).toBe(true)
    expect(passes({ kind: 'order-free', levels: 1 }, [[1, 2], [3]], [[3], [2, 1]])).toBe(false)
    expect(passes({ kind: 'order-free', levels: 2 }, [[1, 2], [3]], [[1, 3], [2]])).toBe(false)
  })

  test('any order of the right elements passes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ max: 3 })).chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))), ([all, shuffled]) =>
        passes({ kind: 'order-free', levels: 1 }, all, shuffled, 'number[]')),
    )
  })
})

describe('Sign-free (requirement Q-23)', () => {
  const signed = (part: 'whole' | 'rows' | 'columns'): Checker => ({ kind: 'sign-free', part, ...CLOSE })

  test('flips the whole answer, a row or a column, but not a part of one', () => {
    const one = [[1, 2], [3, -4]]
    expect(['whole', 'rows', 'columns'].map((part) => passes(signed(part as 'whole'), one, [[-1, -2], [-3, 4]]))).toEqual([true, true, true])
    expect(['whole', 'rows', 'columns'].map((part) => passes(signed(part as 'whole'), one, [[-1, -2], [3, -4]]))).toEqual([false, true, false])
    expect(['whole', 'rows', 'columns'].map((part) => passes(signed(part as 'whole'), one, [[-1, 2], [-3, -4]]))).toEqual([false, false, true])
    expect(passes(signed('rows'), one, [[-1, 2], [3, -4]])).toBe(false)
  })

  test('a vector may have either sign', () => {
    expect(passes(signed('whole'), [0.6, -0.8], [-0.6, 0.8], 'number[]')).toBe(true)
    expect(passes(signed('whole'), [0.6, -0.8], [0.6, 0.8], 'number[]')).toBe(false)
  })
})
