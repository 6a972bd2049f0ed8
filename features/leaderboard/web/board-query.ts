import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { RouteLocation } from '#platform/web/pages/route.ts'
import { BOARDS, CIRCLES, SPANS, type Board, type Circle, type Span } from '../rules/boards.ts'

export const LeaderboardQuery = graphql(`
  query Leaderboard($board: LeaderboardTab, $span: LeaderboardSpan, $circle: LeaderboardCircle, $after: ID) {
    leaderboard(board: $board, span: $span, circle: $circle, after: $after) {
      version
      next
      isHidden
      entries { rank rankAtWeekStart userId username name avatarUrl totalScore streak cloggleScores { algo math ds } }
      own { rank rankAtWeekStart userId username name avatarUrl totalScore streak cloggleScores { algo math ds } }
      eliteState
      formula { easy medium hard }
    }
  }
`)

export type LeaderboardAnswer = ResultOf<typeof LeaderboardQuery>
export type BoardData = LeaderboardAnswer['leaderboard']
export type Entry = BoardData['entries'][number]

/** Whether movements are known: the ranks of the start of the week were recorded, and this board has them. */
export const hasMovements = (entries: readonly Pick<Entry, 'rankAtWeekStart'>[]) => entries.some(({ rankAtWeekStart }) => rankAtWeekStart !== null)

/** The view of the leaderboard that an address names. */
export interface BoardView {
  board: Board
  span: Span
  circle: Circle
  after: string | null
}

const UUID = /^[0-9a-f-]{36}$/i

export function boardView({ searchParams }: Pick<RouteLocation, 'searchParams'>): BoardView {
  const board = BOARDS.find(({ name }) => name === searchParams.get('by'))?.name ?? 'total'
  const after = searchParams.get('after')
  return {
    board,
    span: board === 'streak' ? 'all' : (SPANS.find(({ name }) => name === searchParams.get('span'))?.name ?? 'all'),
    circle: CIRCLES.find(({ name }) => name === searchParams.get('among'))?.name ?? 'everyone',
    after: after !== null && UUID.test(after) ? after : null,
  }
}

/** The points of a person on a board. */
export const pointsOn = (board: Board, { totalScore, streak, cloggleScores }: Entry): number =>
  board === 'total' ? totalScore : board === 'streak' ? streak : cloggleScores[board]
