import { stepOf } from './activity.ts'
import { dateOf, type Day } from './calendar-day.ts'

/** The distance from one square of the heatmap to the next, and the side of a square. */
export const CELL = 13
export const SQUARE = 10
/** Room above the squares for the names of the months. */
export const TOP = 18

/** The squares of a year as one path for each of five steps: a week is a column, Monday at the top. */
export function heatmapPaths(counts: readonly number[]): string[] {
  const paths = ['', '', '', '', '']
  counts.forEach((count, at) => {
    const [x, y] = [Math.floor(at / 7) * CELL, TOP + (at % 7) * CELL]
    paths[stepOf(count)] += `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`
  })
  return paths
}

/** A month of the heatmap: where its first whole week stands, and what happened in it. */
export interface HeatmapMonth {
  year: number
  month: number
  /** The column over which its name stands; null where there is no room. */
  column: number | null
  activities: number
  activeDays: number
}

/** The months of a year of days, each with its place and its sums. */
export function heatmapMonths(from: Day, counts: readonly number[]): HeatmapMonth[] {
  const months: HeatmapMonth[] = []
  counts.forEach((count, at) => {
    const { year, month, day } = dateOf(from + at)
    let last = months.at(-1)
    if (last === undefined || last.month !== month) {
      const column = day <= 7 || at === 0 ? Math.ceil(at / 7) : null
      last = { year, month, column, activities: 0, activeDays: 0 }
      months.push(last)
    }
    last.activities += count
    if (count > 0) last.activeDays += 1
  })
  // A name needs three columns; the month that begins the year gives way to the next one.
  return months.map((one, at) => {
    const next = months[at + 1]?.column ?? Math.ceil(counts.length / 7)
    return one.column !== null && next - one.column < 3 ? { ...one, column: null } : one
  })
}

/** The place of the square under a point of the drawing; null where there is none. */
export function squareAt(x: number, y: number, days: number): number | null {
  const [column, row] = [Math.floor(x / CELL), Math.floor((y - TOP) / CELL)]
  const at = column * 7 + row
  return column >= 0 && row >= 0 && row < 7 && at < days ? at : null
}
