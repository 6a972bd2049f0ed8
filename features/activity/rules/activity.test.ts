import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepOf, WEEKS, yearOf } from './activity.ts'
import { dayOf, weekdayOf } from './calendar-day.ts'
import { CELL, heatmapMonths, heatmapPaths, squareAt, TOP } from './heatmap.ts'

const TODAY = dayOf(2026, 11, 21)

describe('The year of a heatmap (requirement R-15)', () => {
  test('starts on a Monday, ends today and contains each day once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), (today) => {
        const { from, counts } = yearOf([{ day: today, count: 7, run: 1, freezes: 0 }, { day: beginOf(today) - 1, count: 9, run: 1, freezes: 0 }], today)
        expect(weekdayOf(from)).toBe(0)
        expect(from + counts.length - 1).toBe(today)
        expect(Math.ceil(counts.length / 7)).toBe(WEEKS)
        expect([counts.at(-1), counts.reduce((sum, one) => sum + one, 0)]).toEqual([7, 7])
      }),
    )
  })

  test('has five color steps, darker for more activities', () => {
    expect([0, 1, 2, 3, 4, 6, 7, 500].map(stepOf)).toEqual([0, 1, 2, 2, 3, 3, 4, 4])
  })

  test('draws one square per day, and finds the day of a point', () => {
    const { counts } = yearOf([], TODAY)
    expect(heatmapPaths(counts).join('').match(/M/g)).toHaveLength(counts.length)
    counts.forEach((_, at) => {
      expect(squareAt(Math.floor(at / 7) * CELL + 3, TOP + (at % 7) * CELL + 3, counts.length)).toBe(at)
    })
    expect([squareAt(3, 3, 371), squareAt(-1, 40, 371), squareAt(54 * CELL, TOP, 371), squareAt(3, TOP + 7 * CELL + 1, 371)]).toEqual([null, null, null, null])
  })

  test('has months that add up to the year, and whose labels do not overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 40_000 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 380, maxLength: 380 }), (today, some) => {
        const days = some.map((count, ago) => ({ day: today - ago, count, run: 1, freezes: 0 }))
        const { from, counts } = yearOf(days, today)
        const months = heatmapMonths(from, counts)
        expect(months.reduce((sum, { activities }) => sum + activities, 0)).toBe(counts.reduce((sum, one) => sum + one, 0))
        expect(months.reduce((sum, { activeDays }) => sum + activeDays, 0)).toBe(counts.filter((one) => one > 0).length)
        const columns = months.flatMap(({ column }) => (column === null ? [] : [column]))
        columns.slice(1).forEach((column, at) => expect(column - columns[at]!).toBeGreaterThanOrEqual(3))
      }),
      { numRuns: 200 },
    )
  })
})

const beginOf = (today: number) => yearOf([], today).from
