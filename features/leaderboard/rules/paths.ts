import type { Board, Circle, Span } from './boards.ts'

export const LEADERBOARD_PATH = '/leaderboard'

/** The path of a view of the leaderboard. Defaults are omitted. */
export function boardPath({ board = 'total', span = 'all', circle = 'everyone', after = null }: { board?: Board; span?: Span; circle?: Circle; after?: string | null }): string {
  const query = [
    board === 'total' ? '' : `by=${board}`,
    span === 'all' || board === 'streak' ? '' : `span=${span}`,
    circle === 'everyone' ? '' : `among=${circle}`,
    after === null ? '' : `after=${encodeURIComponent(after)}`,
  ].filter((part) => part !== '')
  return query.length === 0 ? LEADERBOARD_PATH : `${LEADERBOARD_PATH}?${query.join('&')}`
}

/** The public page of a badge. */
export const badgePath = (id: string) => `/badge/${id}`
