import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('Limited concurrency', () => {
  test('runs a few calls at once in their order, and refuses the rest', async () => {
    const inTurn = limitConcurrency({ atOnce: 2, waiting: 3, retryAfter: 5 })
    const started: number[] = []
    const ends: (() => void)[] = []
    const all = Array.from({ length: 6 }, (_, n) => inTurn(() => new Promise<number>((done) => (started.push(n), (ends[n] = () => done(n))))))
    await expect(all[5]).rejects.toMatchObject({ code: 'BUSY', retryAfter: 5 })
    expect(started).toEqual([0, 1])
    ends[1]!()
    await turn()
    expect(started).toEqual([0, 1, 2])
    for (const n of [0, 2, 3, 4]) {
      ends[n]!()
      await turn()
    }
    expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
  })

  test('frees the slot of a call that fails', async () => {
    const inTurn = limitConcurrency({ atOnce: 1, waiting: 0, retryAfter: 1 })
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn(() => Promise.resolve('next'))).toBe('next')
  })

  test('takes turns by key', async () => {
    const inTurn = limitConcurrency({ atOnce: 1, waiting: 10, retryAfter: 1 })
    const started: string[] = []
    const send = (whose: string, n: number) => inTurn(async () => void started.push(`${whose} ${n}`), whose)
    await Promise.all([send('ada', 1), send('ada', 2), send('ada', 3), send('ada', 4), send('ben', 1), send('eve', 1), send('ben', 2)])
    expect(started).toEqual(['ada 1', 'ada 2', 'ben 1', 'eve 1', 'ada 3', 'ben 2', 'ada 4'])
  })

  test('has room for others when one key has filled its part of the queue', async () => {
    const inTurn = limitConcurrency({ atOnce: 1, waiting: 10, each: 3, retryAfter: 1 })
    const all = await Promise.allSettled(['ada', 'ada', 'ada', 'ada', 'ada', 'ada', 'ben'].map((whose) => inTurn(async () => whose, whose)))
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : 'busy'))).toEqual(['ada', 'ada', 'ada', 'ada', 'busy', 'busy', 'ben'])
  })
})

describe('Spaced starts', () => {
  const APART = { ms: 50, withinMs: 1_000 }

  /** Starts this many calls at once; returns the milliseconds after the first start at which each started. Each takes this long. */
  async function startTimes(count: number, takesMs = 0): Promise<number[]> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const inTurn = limitConcurrency({ atOnce: 2, waiting: 1_000, retryAfter: 1, spacing: APART })
    const started: number[] = []
    const work = async () => {
      started.push(performance.now())
      if (takesMs > 0) await new Promise((done) => setTimeout(done, takesMs))
    }
    const all = Array.from({ length: count }, () => inTurn(work))
    await vi.advanceTimersByTimeAsync(20_000)
    await Promise.all(all)
    return started.map((at) => Math.round(at - started[0]!))
  }

  test('start at once when the queue is empty, and at the given distance otherwise', async () => {
    expect(await startTimes(1)).toEqual([0])
    expect(await startTimes(5)).toEqual([0, 50, 100, 150, 200])
  })

  test('start evenly and in time when more are waiting', async () => {
    const started = await startTimes(100)
    expect(started[50]).toBeGreaterThan(400)
    expect(started[50]).toBeLessThan(600)
    expect(started[99]).toBeGreaterThan(900)
    expect(started[99]).toBeLessThanOrEqual(1_000)
  })

  test('wait only for a slot once their time is over', async () => {
    // Two at once, 40 ms each: the last pair starts after 49 others, later by no more than the first two gaps.
    const last = (await startTimes(100, 40))[99]!
    expect(last).toBeGreaterThanOrEqual(49 * 40)
    expect(last).toBeLessThanOrEqual(49 * 40 + 2 * 50)
  })

  test('are refused when the queue is full, even while a slot is free', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const inTurn = limitConcurrency({ atOnce: 2, waiting: 1, retryAfter: 3, spacing: APART })
    const [first, second, third] = [1, 2, 3].map((n) => inTurn(async () => n))
    await expect(third).rejects.toMatchObject({ code: 'BUSY' })
    expect(await first).toBe(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(await second).toBe(2)
  })
})
