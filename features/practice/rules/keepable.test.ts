import { describe, expect, test } from 'vitest'
import { isKeepable, isMakeable } from './keepable.ts'
import { makeValue } from './made-values.ts'

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
const tests = (...given: unknown[]) => given.map((one) => ({ arguments: [one], expected: 0 }))

describe('What can be kept of a problem (requirement Q-13)', () => {
  test('whole texts in data whose nesting ends', () => {
    expect([isKeepable({ a: ['é🌻', { b: null }] }), isKeepable(nested(70)), isKeepable('\\u0000')]).toEqual([true, true, true])
    expect([isKeepable(['a\0']), isKeepable({ '\ud800': 1 }), isKeepable([[['\udc00']]]), isKeepable(nested(100_000))]).toEqual([false, false, false, false])
  })

  test('recipes for no more than a solution can be sent, told without making them', () => {
    const table = { make: 'table', seed: 1, rows: 100_000, columns: 1000, least: 0, most: 1 }
    expect([isMakeable(tests(table)), isMakeable(tests({ ...table, columns: 1, rows: 80_000 })), isMakeable(tests({ ...table, rows: 'x' }))]).toEqual([false, true, true])
    expect(isMakeable(tests({ make: 'texts', seed: 1, count: 100_000, of: ['x', 'x'.repeat(20_000)] }))).toBe(false)
    const much = { make: 'integers', seed: 1, count: 80_000, least: -1e6, most: 1e6 } as const
    expect([isMakeable(tests(much, much, much)), isMakeable(tests(...Array.from({ length: 9 }, () => much)))]).toEqual([true, false])
    expect([isMakeable(null), isMakeable([3, null, { arguments: {} }, { arguments: [null] }])]).toEqual([true, true])
    expect(JSON.stringify(makeValue({ ...much, make: 'numbers' })).length).toBeLessThan(1_000_000)
  })
})
