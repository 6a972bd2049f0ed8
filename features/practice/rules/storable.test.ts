import { describe, expect, test } from 'vitest'
import { isStorable, hasSmallRecipes } from './storable.ts'
import { generateValue } from './recipes/generate-value.ts'

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown
const tests = (...given: unknown[]) => given.map((one) => ({ arguments: [one], expected: 0 }))

describe('Storable problems (requirement Q-13)', () => {
  test('contain only valid texts and limited nesting', () => {
    expect([isStorable({ a: ['é🌻', { b: null }] }), isStorable(nested(70)), isStorable('\\u0000')]).toEqual([true, true, true])
    expect([isStorable(['a\0']), isStorable({ '\ud800': 1 }), isStorable([[['\udc00']]]), isStorable(nested(100_000))]).toEqual([false, false, false, false])
  })

  test('limit the size of generated arguments without generating them', () => {
    const table = { make: 'table', seed: 1, rows: 100_000, columns: 1000, least: 0, most: 1 }
    expect([hasSmallRecipes(tests(table)), hasSmallRecipes(tests({ ...table, columns: 1, rows: 80_000 })), hasSmallRecipes(tests({ ...table, rows: 'x' }))]).toEqual([false, true, true])
    expect(hasSmallRecipes(tests({ make: 'texts', seed: 1, count: 100_000, of: ['x', 'x'.repeat(20_000)] }))).toBe(false)
    const large = { make: 'integers', seed: 1, count: 80_000, least: -1e6, most: 1e6 } as const
    expect([hasSmallRecipes(tests(large, large, large)), hasSmallRecipes(tests(...Array.from({ length: 14 }, () => large)))]).toEqual([true, false])
    expect([hasSmallRecipes(null), hasSmallRecipes([3, null, { arguments: {} }, { arguments: [null] }])]).toEqual([true, true])
    expect(JSON.stringify(generateValue({ ...large, make: 'numbers' })).length).toBeLessThan(1_000_000)
  })
})
