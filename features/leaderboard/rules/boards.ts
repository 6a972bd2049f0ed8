import { isoDay } from '#features/activity/rules/calendar-day.ts'

/** The tabs of the leaderboard, in the specification's order, each with what it is sorted by. */
export const BOARDS = [
  { name: 'total', label: 'All', of: 'points' },
  { name: 'streak', label: 'Streak', of: 'days in a row' },
  { name: 'algo', label: 'Algorithms', of: 'points for algorithms' },
  { name: 'math', label: 'Mathematics', of: 'points for mathematics' },
  { name: 'ds', label: 'Data Structures', of: 'points for data structures' },
] as const

export const BOARD_NAMES = BOARDS.map(({ name }) => name)
export type Board = (typeof BOARDS)[number]['name']

/** The boards that are about points. */
export const SCORE_BOARDS = ['total', 'algo', 'math', 'ds'] as const
export type ScoreBoard = (typeof SCORE_BOARDS)[number]

/** The spans of time that points are counted over. A streak has none: it is what it is now. */
export const SPANS = [
  { name: 'all', label: 'All time' },
  { name: 'month', label: 'Last 30 days' },
  { name: 'week', label: 'This week' },
] as const

export const SPAN_NAMES = SPANS.map(({ name }) => name)
export type Span = (typeof SPANS)[number]['name']

/** Among whom. */
export const CIRCLES = [
  { name: 'everyone', label: 'Everyone' },
  { name: 'followed', label: 'People I follow' },
  { name: 'elite', label: 'Elite' },
] as const

export const CIRCLE_NAMES = CIRCLES.map(({ name }) => name)
export type Circle = (typeof CIRCLES)[number]['name']

/** How many rows a page of a board has, and how many neighbours stand above and below one's own. */
export const BOARD_PAGE = 50
export const NEIGHBOURS = 2

const WEEK_DAYS = 7
const MONTH_DAYS = 30
const DAY_MS = 24 * 3600 * 1000

/** The day, in UTC, on which a span begins that reaches to `now` (both in milliseconds); all time begins in 1970. */
export function sinceOf(span: Span, now: number): number {
  const day = Math.floor(now / DAY_MS)
  if (span === 'all') return 0
  return (span === 'month' ? day - MONTH_DAYS + 1 : day - ((day + 3) % WEEK_DAYS)) * DAY_MS
}

/** What the table calls a span: a week by its Monday, so that a new one begins by itself. */
export const spanKey = (span: Span, now: number): string => (span === 'week' ? isoDay(sinceOf('week', now) / DAY_MS) : span)

/**
 * The ranks of people who stand in order. Equals share one, and the next ones count on from where they stand: 1, 2, 2, 4. The
 * first row's rank is known, and the rank of the first who has fewer points; all others follow.
 */
export function ranksOf(points: readonly number[], firstRank: number, nextRank: number): number[] {
  const next = points.findIndex((one) => one !== points[0])
  return points.map((one, at) => {
    if (next === -1 || at < next) return firstRank
    return nextRank + points.indexOf(one) - next
  })
}
