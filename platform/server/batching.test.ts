import { describe, expect, test } from 'vitest'
import { batchedReads, keptReads, sharedReads } from './batching.ts'

const later = <Value>(value: Value, ms = 5) => new Promise<Value>((done) => setTimeout(done, ms, value))

describe('Reads that are shared (requirement P-22)', () => {
  test('all who ask before the statement is sent get its answer; whoever asks later gets a newer one', async () => {
    const shared = sharedReads<number>()
    let truth = 1
    let asked = 0
    const ask = () => {
      asked++
      return later(truth)
    }
    const first = [shared('k', ask), shared('k', ask), shared('k', ask)]
    await later(null, 1)
    truth = 2
    const second = [shared('k', ask), shared('k', ask)]
    expect(await Promise.all(first)).toEqual([1, 1, 1])
    expect(await Promise.all(second)).toEqual([2, 2])
    expect(asked).toBe(2)
  })

  test('a naive twin that joins what is under way would give an answer older than the question', async () => {
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

  test('a failure reaches all who shared it, and the next one asks anew', async () => {
    const shared = sharedReads<number>()
    const failing = () => Promise.reject<number>(new Error('away'))
    await expect(Promise.all([shared('k', failing), shared('k', failing)])).rejects.toThrow('away')
    expect(await shared('k', () => later(3))).toBe(3)
  })

  test('many keys go in one statement, what is missing is null, and a failure fails its own batch alone', async () => {
    const batches: string[][] = []
    const read = batchedReads<string>(async (keys) => {
      batches.push(keys)
      if (keys.includes('bad')) throw new Error('away')
      return new Map(keys.filter((key) => key !== 'missing').map((key) => [key, key.toUpperCase()]))
    })
    expect(await Promise.all(['a', 'b', 'a', 'missing'].map(read))).toEqual(['A', 'B', 'A', null])
    expect(batches).toEqual([['a', 'b', 'missing']])
    await expect(read('bad')).rejects.toThrow('away')
    expect(await read('c')).toBe('C')
  })

  test('a key that no text of the database can be is nobody, and spoils nothing for those who ask beside it', async () => {
    const read = batchedReads<string>(async (keys) => {
      if (keys.some((key) => key.includes('\u0000'))) throw new Error('invalid byte sequence')
      return new Map(keys.map((key) => [key, key.toUpperCase()]))
    })
    expect(await Promise.all(['a', 'b\u0000', 'c'].map(read))).toEqual(['A', null, 'C'])
  })
})

describe('Reads that are kept (requirement P-22)', () => {
  test('one answer serves all for a while, then it is read anew; a failure is not kept', async () => {
    const kept = keptReads<number>(30)
    let truth = 1
    const ask = () => later(truth, 1)
    expect(await Promise.all([kept.read('k', ask), kept.read('k', () => later(9))])).toEqual([1, 1])
    truth = 2
    expect(await kept.read('k', ask)).toBe(1)
    await later(null, 40)
    expect(await kept.read('k', ask)).toBe(2)
    await later(null, 40)
    await expect(kept.read('k', () => Promise.reject<number>(new Error('away')))).rejects.toThrow('away')
    expect(await kept.read('k', ask)).toBe(2)
  })

  test('whoever asks after they are forgotten is told what holds then, also while an older question is under way or fails', async () => {
    const kept = keptReads<string>(60_000)
    const old = kept.read('k', () => later('old', 20))
    const failing = kept.read('other', () => later(null, 20).then(() => Promise.reject<string>(new Error('away'))))
    kept.forget()
    expect(await kept.read('k', () => later('new', 1))).toBe('new')
    expect(await kept.read('other', () => later('new', 1))).toBe('new')
    expect(await old).toBe('old')
    await expect(failing).rejects.toThrow('away')
    expect(await Promise.all(['k', 'other'].map((key) => kept.read(key, () => later('asked again'))))).toEqual(['new', 'new'])
  })
})
