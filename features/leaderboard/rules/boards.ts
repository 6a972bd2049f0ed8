import { isoDay } from '#features/activity/rules/calendar-day.ts'

/** The tabs of the leaderboard, in the order of the specification, and what they are sorted by. */
export const BOARDS = [
  { name: 'total', label: 'All', of: 'points' },
  { name: 'streak', label: 'Streak', of: 'days in a row' },
  { name: 'algo', label: 'Algorithms', of: 'points for algorithms' },
  { name: 'math', label: 'Mathematics', of: 'points for mathematics' },
  { name: 'ds', label: 'Data Structures', of: 'points for data structures' },
] as const

export const BOARD_NAMES = BOARDS.map(({ name }) => name)
export type Board = (typeof BOARDS)[number]['name']

/** The boards that rank points. */
export const SCORE_BOARDS = ['total', 'algo', 'math', 'ds'] as const
export type ScoreBoard = (typeof SCORE_BOARDS)[number]

/** The time spans of points. A streak has none. */
export const SPANS = [
  { name: 'all', label: 'All time' },
  { name: 'month', label: 'Last 30 days' },
  { name: 'week', label: 'This week' },
] as const

export const SPAN_NAMES = SPANS.map(({ name }) => name)
export type Span = (typeof SPANS)[number]['name']

/** The groups of people that are ranked. */
export const CIRCLES = [
  { name: 'everyone', label: 'Everyone' },
  { name: 'followed', label: 'People I follow' },
  { name: 'elite', label: 'Elite' },
] as const

export const CIRCLE_NAMES = CIRCLES.map(({ name }) => name)
export type Circle = (typeof CIRCLES)[number]['name']

/** The number of rows of a page, and of neighbors above and below the own row. */
export const BOARD_PAGE = 50
export const NEIGHBOURS = 2

const WEEK_DAYS = 7
const MONTH_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

/** The start of a span that ends at `now`, both in milliseconds; all time starts in 1970. */
export function sinceOf(span: Span, now: number): number {
  const day = Math.floor(now / DAY_MS)
  if (span === 'all') return 0
  return (span === 'month' ? day - MONTH_DAYS + 1 : day - ((day + 3) % WEEK_DAYS)) * DAY_MS
}

/** The key of a span in the database: a week has the date of its Monday, so a new week starts by itself. */
export const spanKey = (span: Span, now: number): string => (span === 'week' ? isoDay(sinceOf('week', now) / DAY_MS) : span)

/**
 * The ranks of consecutive rows. Equal points share a rank, and the next ranks are skipped: 1, 2, 2, 4. Given are the rank of the first row, and
 * that of the first row with fewer points.
 */
export function ranksOf(points: readonly number[], firstRank: number, nextRank: number): number[] {
  const next = points.findIndex((one) => one !== points[0])
  return points.map((one, at) => {
    if (next === -1 || at < next) return firstRank
    return nextRank + points.indexOf(one) - next
  })
}
