import { describe, expect, test } from 'vitest'
import { memoize } from './memoize.ts'

const later = <Value>(value: Value, ms = 5) => new Promise<Value>((done) => setTimeout(done, ms, value))

describe('Memoized reads (requirement P-22)', () => {
  test('caches a result for a time, then loads it again; failures are not cached', async () => {
    let now = 0
    const memoized = memoize<number>(30, () => now)
    let truth = 1
    const ask = () => later(truth, 1)
    expect(await Promise.all([memoized.read('k', ask), memoized.read('k', () => later(9))])).toEqual([1, 1])
    truth = 2
    now = 29
    expect(await memoized.read('k', ask)).toBe(1)
    now = 30
    expect(await memoized.read('k', ask)).toBe(2)
    now = 60
    await expect(memoized.read('k', () => Promise.reject<number>(new Error('away')))).rejects.toThrow('away')
    expect(await memoized.read('k', ask)).toBe(2)
  })

  test('loads again after clearing, even while an older load is running or fails', async () => {
    const memoized = memoize<string>(60_000)
    const old = memoized.read('k', () => later('old', 20))
    const failing = memoized.read('other', () => later(null, 20).then(() => Promise.reject<string>(new Error('away'))))
    memoized.forget()
    expect(await memoized.read('k', () => later('new', 1))).toBe('new')
    expect(await memoized.read('other', () => later('new', 1))).toBe('new')
    expect(await old).toBe('old')
    await expect(failing).rejects.toThrow('away')
    expect(await Promise.all(['k', 'other'].map((key) => memoized.read(key, () => later('asked again'))))).toEqual(['new', 'new'])
  })
})
