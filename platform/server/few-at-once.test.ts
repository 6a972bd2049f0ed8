import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('What takes much', () => {
  test('is done by a few at once, in the order they came; whoever finds no room is refused', async () => {
    const inTurn = fewAtOnce({ atOnce: 2, waiting: 3, retryAfter: 5 })
    const begun: number[] = []
    const ends: (() => void)[] = []
    const all = Array.from({ length: 6 }, (_, n) => inTurn(() => new Promise<number>((done) => (begun.push(n), (ends[n] = () => done(n))))))
    await expect(all[5]).rejects.toMatchObject({ code: 'BUSY', retryAfter: 5 })
    expect(begun).toEqual([0, 1])
    ends[1]!()
    await turn()
    expect(begun).toEqual([0, 1, 2])
    for (const n of [0, 2, 3, 4]) {
      ends[n]!()
      await turn()
    }
    expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
  })

  test('makes room also when it fails', async () => {
    const inTurn = fewAtOnce({ atOnce: 1, waiting: 0, retryAfter: 1 })
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await inTurn(() => Promise.resolve('next'))).toBe('next')
  })

  test('goes around among people: who sends many holds nobody up', async () => {
    const inTurn = fewAtOnce({ atOnce: 1, waiting: 10, retryAfter: 1 })
    const begun: string[] = []
    const send = (whose: string, n: number) => inTurn(async () => void begun.push(`${whose} ${n}`), whose)
    await Promise.all([send('ada', 1), send('ada', 2), send('ada', 3), send('ada', 4), send('ben', 1), send('eve', 1), send('ben', 2)])
    expect(begun).toEqual(['ada 1', 'ada 2', 'ben 1', 'eve 1', 'ada 3', 'ben 2', 'ada 4'])
  })
})

describe('What is done apart', () => {
  /** Milliseconds from the first beginning at which each of so many that came together began. */
  async function beginnings(count: number, apart: { ms: number; spreadMs: number }): Promise<number[]> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const inTurn = fewAtOnce({ atOnce: 2, waiting: 1_000, retryAfter: 1, apart })
    const begun: number[] = []
    const all = Array.from({ length: count }, () => inTurn(async () => void begun.push(performance.now())))
    await vi.advanceTimersByTimeAsync(20_000)
    await Promise.all(all)
    return begun.map((at) => Math.round(at - begun[0]!))
  }

  test('begins at once where nobody waits, and so far apart where a few do', async () => {
    expect(await beginnings(1, { ms: 50, spreadMs: 400 })).toEqual([0])
    expect(await beginnings(5, { ms: 50, spreadMs: 400 })).toEqual([0, 50, 100, 150, 200])
  })

  test('begins faster where many wait', async () => {
    const last = (await beginnings(100, { ms: 50, spreadMs: 400 })).at(-1)!
    expect(last).toBeGreaterThan(800)
    expect(last).toBeLessThan(2_000)
  })

  test('is refused when the line is full, also while a place is free', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const inTurn = fewAtOnce({ atOnce: 2, waiting: 1, retryAfter: 3, apart: { ms: 50, spreadMs: 400 } })
    const [first, second, third] = [1, 2, 3].map((n) => inTurn(async () => n))
    await expect(third).rejects.toMatchObject({ code: 'BUSY' })
    expect(await first).toBe(1)
    await vi.advanceTimersByTimeAsync(50)
    expect(await second).toBe(2)
  })
})
