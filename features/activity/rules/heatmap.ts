import { stepOf } from './activity.ts'
import { dateOf, type Day } from './calendar-day.ts'

/** The distance between squares of the heatmap, and the side of a square. */
export const CELL = 13
export const SQUARE = 10
/** The space above the squares for the names of months. */
export const TOP = 18

/** The squares of a year as one SVG path for each color step: a week is a column, with Monday at the top. */
export function heatmapPaths(counts: readonly number[]): string[] {
  const paths = ['', '', '', '', '']
  counts.forEach((count, at) => {
    const [x, y] = [Math.floor(at / 7) * CELL, TOP + (at % 7) * CELL]
    paths[stepOf(count)] += `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`
  })
  return paths
}

/** A month of the heatmap. */
export interface HeatmapMonth {
  year: number
  month: number
  /** The column of its label; null if there is no space. */
  column: number | null
  activities: number
  activeDays: number
}

/** The months of a year, with their totals. */
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
  // A label needs three columns. The first month may have fewer and then gets none.
  return months.map((one, at) => {
    const next = months[at + 1]?.column ?? Math.ceil(counts.length / 7)
    return one.column !== null && next - one.column < 3 ? { ...one, column: null } : one
  })
}

/** The index of the square at a point of the drawing; null if there is none. */
export function squareAt(x: number, y: number, days: number): number | null {
  const [column, row] = [Math.floor(x / CELL), Math.floor((y - TOP) / CELL)]
  const at = column * 7 + row
  return column >= 0 && row >= 0 && row < 7 && at < days ? at : null
}
