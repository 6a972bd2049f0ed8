import { describe, expect, test } from 'vitest'
import { betterThan, histogramOf } from './usage-histogram.ts'

const counts = [{ usage: 50, people: 6 }, { usage: 100, people: 3 }, { usage: 1250, people: 1 }]

describe('The histogram of times', () => {
  test('every person is in one of at most twelve bars, and the own value is in one', () => {
    const bars = histogramOf(counts, 100, 50)!
    expect(bars.length).toBeLessThanOrEqual(12)
    expect(bars.reduce((sum, { people }) => sum + people, 0)).toBe(10)
    expect(bars.filter(({ isOwn }) => isOwn)).toEqual([{ from: 50, to: 200, people: 9, isOwn: true }])
    expect(bars.at(-1)).toMatchObject({ people: 1, isOwn: false })
  })

  test('equal values make one bar, and an own value outside of the others has a bar of its own', () => {
    expect(histogramOf([{ usage: 50, people: 3 }], 50, 50)).toEqual([{ from: 50, to: 100, people: 3, isOwn: true }])
    expect(histogramOf([{ usage: 50, people: 3 }], 150, 50)!.map(({ people, isOwn }) => [people, isOwn])).toEqual([[3, false], [0, false], [0, true]])
  })

  test('too few people are not compared', () => {
    expect(histogramOf([{ usage: 50, people: 2 }], 50, 50)).toBeNull()
  })

  test('the share of people with a larger value is in whole percent', () => {
    expect([50, 100, 1250].map((own) => betterThan(counts, own))).toEqual([40, 10, 0])
    expect(betterThan([], 50)).toBe(0)
  })
})
