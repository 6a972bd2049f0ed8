import { describe, expect, test } from 'vitest'
import { batchLoader } from './batch-loader.ts'

const later = <Value>(value: Value, ms = 5) => new Promise<Value>((done) => setTimeout(done, ms, value))

describe('Batched reads (requirement P-22)', () => {
  test('shares one load among all requests before it starts, and starts a new one for later requests', async () => {
    let truth = 1
    let loads = 0
    const read = batchLoader<number>((keys) => {
      loads++
      return new Map(keys.map((key) => [key, later(truth)]))
    })
    const first = [read('k'), read('k'), read('k')]
    await new Promise((done) => setImmediate(() => setImmediate(done)))
    truth = 2
    const second = [read('k'), read('k')]
    expect(await Promise.all(first)).toEqual([1, 1, 1])
    expect(await Promise.all(second)).toEqual([2, 2])
    expect(loads).toBe(2)
  })

  test('collects requests for the next load while two loads run', async () => {
    let running = 0
    let maxRunning = 0
    const read = batchLoader<number>(async (keys) => {
      maxRunning = Math.max(maxRunning, ++running)
      await later(null, 2)
      running--
      return new Map(keys.map((key) => [key, 1]))
    })
    const all: Promise<number | null>[] = []
    for (let n = 0; n < 50; n++) {
      all.push(read(`k${n}`))
      await new Promise((done) => setImmediate(done))
    }
    await Promise.all(all)
    expect(maxRunning).toBe(2)
  })

  test('control: joining a running load would return an outdated result', async () => {
    const running = new Map<string, Promise<number>>()
    const naive = (key: string, ask: () => Promise<number>) => {
      const known = running.get(key) ?? ask()
      running.set(key, known)
      return known
    }
    let truth = 1
    const first = naive('k', () => later(truth))
    truth = 2
    expect([await first, await naive('k', () => later(truth))]).toEqual([1, 1])
  })

  test('rejects all requests for a failed key and no others, and loads it again afterwards', async () => {
    let fails = true
    const read = batchLoader<string>((keys) => new Map(keys.map((key) => [key, key === 'bad' && fails ? Promise.reject<string>(new Error('away')) : later(key)])))
    const [good, bad, same] = await Promise.allSettled([read('good'), read('bad'), read('bad')])
    expect([good.status, bad.status, same.status]).toEqual(['fulfilled', 'rejected', 'rejected'])
    fails = false
    expect(await read('bad')).toBe('bad')
  })

  test('loads many keys in one statement, returns null for missing ones, and fails per batch', async () => {
    const batches: string[][] = []
    const read = batchLoader<string>(async (keys) => {
      batches.push(keys)
      if (keys.includes('bad')) throw new Error('away')
      return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]))
    })
    expect(await Promise.all(['a', 'b', 'a', 'missing'].map(read))).toEqual(['A', 'B', 'A', null])
    expect(batches).toEqual([['a', 'b', 'missing']])
    await expect(read('bad')).rejects.toThrow('away')
    expect(await read('c')).toBe('C')
  })

  test('returns null for a key with NUL without failing the rest of the batch', async () => {
    const read = batchLoader<string>(async (keys) => {
      if (keys.some((key) => key.includes('\u0000'))) throw new Error('invalid byte sequence')
      return new Map(keys.map((key) => [key, key.toUpperCase()]))
    })
    expect(await Promise.all(['a', 'b\u0000', 'c'].map(read))).toEqual(['A', null, 'C'])
  })
})
