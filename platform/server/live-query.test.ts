import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { liveQuery } from './live-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function table(first: Record<string, number>) {
  const rows = new Map(Object.entries(first))
  const loadedKeys: string[][] = []
  const troubles: string[] = []
  const load = async (keys: string[]) => {
    loadedKeys.push(keys)
    if (rows.has('broken')) throw new Error('away')
    return new Map([...rows].filter(([key]) => keys.includes(key)))
  }
  const watched = liveQuery({ load, everyMs: 1_000, onTrouble: (error) => troubles.push(error.message) })
  return { rows, asked: loadedKeys, troubles, watched }
}

describe('A live query', () => {
  test('gives the current state, then each change, and nothing without a change', async () => {
    const { rows, watched } = table({ a: 1 })
    const states = watched.watch('a')
    expect(await states.next()).toEqual({ done: false, value: 1 })
    const next = states.next()
    watched.mayHaveChanged(['a'])
    rows.set('a', 2)
    watched.mayHaveChanged(['a'])
    expect(await next).toEqual({ done: false, value: 2 })
  })

  test('sees changes of another node at the next read', async () => {
    const { rows, watched } = table({ a: 1 })
    const states = watched.watch('a')
    await states.next()
    const next = states.next()
    rows.set('a', 5)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await next).toEqual({ done: false, value: 5 })
  })

  test('gives a slow consumer only the newest state', async () => {
    const { rows, watched } = table({ a: 1 })
    const states = watched.watch('a')
    for (const value of [2, 3, 4]) {
      rows.set('a', value)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(await states.next()).toEqual({ done: false, value: 4 })
  })

  test('gives a watcher that starts with a known row each later state once, and nothing older', async () => {
    const { rows, asked: loadedKeys, watched } = table({ a: 1 })
    const states = await watched.watchFrom('a', async () => 1)
    expect([await states.next(), loadedKeys]).toEqual([{ done: false, value: 1 }, []])
    const next = states.next()
    await vi.advanceTimersByTimeAsync(1_000)
    rows.set('a', 2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await next).toEqual({ done: false, value: 2 })

    const late = await watched.watchFrom('a', async () => {
      rows.set('a', 3)
      watched.mayHaveChanged(['a'])
      await vi.advanceTimersByTimeAsync(10)
      return 2
    })
    expect(await late.next()).toEqual({ done: false, value: 3 })
  })

  test('does not watch a row whose read was refused', async () => {
    const { asked: loadedKeys, watched } = table({ a: 1 })
    await expect(watched.watchFrom('a', async () => Promise.reject(new Error('not yours')))).rejects.toThrow('not yours')
    await vi.advanceTimersByTimeAsync(5_000)
    expect([loadedKeys, vi.getTimerCount()]).toEqual([[], 0])
  })

  test('ends when the row is deleted', async () => {
    const { rows, watched } = table({ a: 1 })
    const states = watched.watch('a')
    await states.next()
    const next = states.next()
    rows.delete('a')
    watched.mayHaveChanged(['a'])
    expect((await next).done).toBe(true)
  })

  test('uses one statement for many watchers, and stops with the last one', async () => {
    const { asked: loadedKeys, watched } = table({ a: 1, b: 2 })
    const all = ['a', 'a', 'b'].map((key) => watched.watch(key))
    await Promise.all(all.map((states) => states.next()))
    loadedKeys.length = 0
    await vi.advanceTimersByTimeAsync(1_000)
    expect(loadedKeys).toEqual([['a', 'b']])
    const hanging = all[0]!.next()
    for (const states of all) await states.return!()
    expect((await hanging).done).toBe(true)
    loadedKeys.length = 0
    await vi.advanceTimersByTimeAsync(5_000)
    expect([loadedKeys, vi.getTimerCount()]).toEqual([[], 0])
  })

  test('repeats a failed read', async () => {
    const { rows, troubles, watched } = table({ a: 1 })
    const states = watched.watch('a')
    await states.next()
    const next = states.next()
    rows.set('broken', 0).set('a', 2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(troubles).toEqual(['away'])
    rows.delete('broken')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await next).toEqual({ done: false, value: 2 })
  })
})
