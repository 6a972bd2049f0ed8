import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ranksOf, spanKey } from './boards.ts'

describe('Ranks (requirement L-13)', () => {
  test('are shared by equal scores: 1, 2, 2, 4', () => {
    expect(ranksOf([90, 70, 70, 60], 1, 2)).toEqual([1, 2, 2, 4])
    expect(ranksOf([70, 70], 5, 99)).toEqual([5, 5])
    expect(ranksOf([], 1, 1)).toEqual([])
  })

  test('are one more than the number of people with more points, on any page', () => {
    const some = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 40 }).map((all) => all.toSorted((a, b) => b - a))
    fc.assert(
      fc.property(some, fc.nat(39), (all, from) => {
        const begin = from % all.length
        const rank = (points: number) => 1 + all.filter((other) => other > points).length
        const page = all.slice(begin, begin + 10)
        const next = page.find((points) => points !== page[0])
        expect(ranksOf(page, rank(page[0]!), next === undefined ? 0 : rank(next))).toEqual(page.map(rank))
      }),
    )
  })
})

describe('Spans (requirement L-12)', () => {
  test('start a week on Monday in UTC', () => {
    const key = (at: string) => spanKey('week', Date.parse(at))
    expect([key('2026-11-16T00:00:00Z'), key('2026-11-22T23:59:59Z'), key('2026-11-23T00:00:00Z')]).toEqual(['2026-11-16', '2026-11-16', '2026-11-23'])
    expect([spanKey('all', 0), spanKey('month', 0)]).toEqual(['all', 'month'])
  })
})
