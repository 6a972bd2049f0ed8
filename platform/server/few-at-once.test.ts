import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

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
})
