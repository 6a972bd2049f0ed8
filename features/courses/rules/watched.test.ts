import { describe, expect, test } from 'vitest'
import { firstSeconds, secondsOf, unionOf, watchedAfter, without, type Interval } from './watched.ts'

describe('Watched seconds (requirement K-5)', () => {
  test('overlapping, touching, reversed and repeated intervals become one set', () => {
    expect(unionOf([[5, 10], [0, 5], [8, 20], [30, 25], [40, 40], [50, 60], [52, 55]])).toEqual([[0, 20], [50, 60]])
    expect(secondsOf([[0, 10], [5, 15], [5, 15]])).toBe(15)
  })

  test('what is new is what was not known', () => {
    expect(without([[0, 30]], [[5, 10], [20, 25]])).toEqual([[0, 5], [10, 20], [25, 30]])
    expect(without([[5, 8]], [[0, 10]])).toEqual([])
    expect(firstSeconds([[0, 5], [10, 20]], 8)).toEqual([[0, 5], [10, 13]])
    expect(firstSeconds([[0, 5]], 0)).toEqual([])
  })

  test('a video of ten minutes cannot be watched in one', () => {
    const after = watchedAfter({ known: [], reported: [[0, 600]], duration: 600, elapsed: 60 })
    expect(secondsOf(after)).toBe(130)
    expect(secondsOf(watchedAfter({ known: after, reported: [[0, 600]], duration: 600, elapsed: 300 }))).toBe(600)
  })

  test('seeking to the end watches only what was played; nothing counts before the start or beyond the end', () => {
    expect(watchedAfter({ known: [], reported: [[0, 4], [595, 601]], duration: 600, elapsed: 20 })).toEqual([[0, 4], [595, 600]])
    expect(watchedAfter({ known: [], reported: [[-50, -1], [-5, 3], [700, 900]], duration: 600, elapsed: 20 })).toEqual([[0, 3]])
  })

  test('watching at double speed from two devices counts each second once (wishes: phone, then laptop)', () => {
    const phone = watchedAfter({ known: [], reported: [[0, 120]], duration: 600, elapsed: 60 })
    const laptop = watchedAfter({ known: phone, reported: [[60, 120], [480, 600]], duration: 600, elapsed: 60 })
    expect(laptop).toEqual([[0, 120], [480, 600]])
    expect(secondsOf(laptop)).toBe(240)
  })

  test('any intervals give an ordered set within the video', () => {
    let state = 7
    const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff
    for (let n = 0; n < 200; n++) {
      const reported = Array.from({ length: 20 }, (): Interval => [random() * 900 - 100, random() * 900 - 100])
      const after = watchedAfter({ known: [[10, 20]], reported, duration: 600, elapsed: random() * 100 })
      for (const [at, [from, to]] of after.entries()) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(600)
        expect(to).toBeGreaterThan(from)
        if (at > 0) expect(from).toBeGreaterThan(after[at - 1]![1])
      }
    }
  })
})
