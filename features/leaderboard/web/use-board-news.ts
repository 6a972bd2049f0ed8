import { useEffect, useRef, useState } from 'react'
import type { QueryResult } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import type { BoardView, LeaderboardAnswer } from './board-query.ts'

const LeaderboardChanged = graphql(`
  subscription LeaderboardChanged($board: LeaderboardTab, $span: LeaderboardSpan) {
    leaderboardChanged(board: $board, span: $span) { mark }
  }
`)

/** After so many milliseconds every node knows what one of them told. */
const LATER_MS = 1_000

/** Asks for a board again when a member is told of another first page than they have: at once, and once more where the node that answered did not know it yet (requirement L-18). */
export function useBoardNews({ board, span }: BoardView, { data, dataUpdatedAt, refetch }: QueryResult<LeaderboardAnswer>): void {
  const shown = `${board} ${span}`
  const [told, tell] = useState({ shown: '', mark: '' })
  const tries = useRef(0)
  useSubscription(LeaderboardChanged, { board, span }, {
    onData: ({ leaderboardChanged: { mark } }) => {
      tries.current = 0
      tell({ shown, mark })
    },
  })
  const isBehind = data !== undefined && told.shown === shown && told.mark !== data.leaderboard.mark
  useEffect(() => {
    if (!isBehind || tries.current > 1) return
    const timer = setTimeout(
      () => {
        tries.current++
        refetch()
      },
      tries.current === 0 ? 0 : LATER_MS,
    )
    return () => clearTimeout(timer)
    // Also after an answer or a message that changes nothing.
  }, [isBehind, dataUpdatedAt, told, refetch])
}
