import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generateValue } from './recipes/generate-value.ts'
import { functionName, sampleCode } from './sample-texts.ts'
import { describeChecker } from './describe-checker.ts'
import { readType } from './value-types.ts'
import { asValue, MAX_DEPTH, MAX_PARTS, showValue, type Value } from './value.ts'
import { fromWire, toWire } from './wire.ts'

const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constant(null), fc.boolean(), fc.double(), fc.string(), fc.array(tie('value'), { maxLength: 4 })),
}))

describe('The wire format (requirement Q-21)', () => {
  test('preserves every value, including NaN and infinities', () => {
    const withoutSign = (one: Value): Value => (Array.isArray(one) ? one.map(withoutSign) : one === 0 ? 0 : one)
    fc.assert(fc.property(value, (one) => { expect(fromWire(toWire(one))).toEqual(withoutSign(one)) }))
  })

  test('rejects everything else without throwing', () => {
    const hostile = ['{', '', '{"a":1}', '{"$":"nan"}', '{"$":1}', '{"$":"NaN","b":1}', '{"__proto__":{"$":"NaN"}}', '{"$":"constructor"}', '['.repeat(1_000_000), `"${'x'.repeat(1_000_001)}"`, '[1,]', null, 7]
    expect(hostile.map(fromWire)).toEqual(hostile.map(() => undefined))
    expect(fromWire(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeDefined()
    expect(fromWire(`${'['.repeat(70)}${']'.repeat(70)}`)).toBeUndefined()
    expect(fromWire(`"${'['.repeat(500)}\\""`)).toBe(`${'['.repeat(500)}"`)
    fc.assert(fc.property(fc.string(), (text) => { fromWire(text) }))
  })

  test('limits the nesting and the number of parts (requirement Q-25)', () => {
    const nested = (depth: number) => Array.from({ length: depth }).reduce<Value>((inner) => [inner], 1)
    expect([MAX_DEPTH, MAX_DEPTH + 1].map((depth) => asValue(nested(depth)) !== undefined)).toEqual([true, false])
    const many = (parts: number) => Array.from({ length: parts / 100 }, () => Array.from({ length: 99 }, () => 0))
    expect([MAX_PARTS - 100, MAX_PARTS].map((parts) => asValue(many(parts)) !== undefined)).toEqual([true, false])
  })
})

describe('Types, recipes and sample texts (requirements Q-22, Q-30, Q-31)', () => {
  test('parses types and rejects everything else', () => {
    expect(readType('integer?[][]')).toEqual({ kind: 'list', of: { kind: 'list', of: { kind: 'maybe', of: { kind: 'integer' } } } })
    expect(['', 'int', 'number[', 'number]', 'text[][][][][][][]', 'constructor', 'number []'].map(readType)).toEqual(Array.from({ length: 7 }, () => null))
  })

  test('a recipe generates the same value every time, and another seed a different one', () => {
    const recipe = { make: 'integers', seed: 4, count: 1000, least: -3, most: 3 } as const
    const one = generateValue(recipe) as number[]
    expect(generateValue(recipe)).toEqual(one)
    expect(generateValue({ ...recipe, seed: 5 })).not.toEqual(one)
    expect(new Set(one)).toEqual(new Set([-3, -2, -1, 0, 1, 2, 3]))
    expect(generateValue({ ...recipe, order: 'rising' })).toEqual(one.toSorted((a, b) => a - b))
    expect(generateValue({ make: 'table', seed: 1, rows: 2, columns: 3, least: 0, most: 1 })).toHaveLength(2)
    expect(generateValue({ make: 'texts', seed: 1, count: 3, of: ['a'] })).toEqual(['a', 'a', 'a'])
  })

  test('starter code has the right form in each language', () => {
    const problem = { function: 'two_sum', parameters: [{ name: 'numbers', type: 'integer[]', says: '' }], returns: { type: 'integer[]', says: 'The positions.' }, needsNumpy: false }
    expect(sampleCode(problem)).toBe('def two_sum(numbers):\n    # The positions.\n    return []\n')
    expect(sampleCode({ ...problem, needsNumpy: true })).toBe('import numpy as np\n\n\ndef two_sum(numbers):\n    # The positions.\n    return []\n')
    expect(sampleCode(problem, 'javascript')).toBe('function twoSum(numbers) {\n  // The positions.\n  return []\n}\n')
    expect(sampleCode({ ...problem, returns: { type: 'boolean', says: 'So?' } })).toContain('return False')
    expect(functionName('a_b_c', 'javascript')).toBe('aBC')
    expect([showValue([1, [null, -0], 'a"b']), showValue('x'.repeat(200), 10)]).toEqual(['[1, [null, 0], "a\\"b"]', '"xxxxxxxxx…'])
    for (const longest of [10, 11]) expect(showValue('🌻'.repeat(9), longest).isWellFormed()).toBe(true)
    expect(describeChecker({ kind: 'sign-free', part: 'rows', rtol: 0.001, atol: 0, nan: 'never' })).toBe('Each row of the answer may have either sign. Numbers may be off by 0 plus 0.001 times the expected value. NaN is never correct.')
  })
})
