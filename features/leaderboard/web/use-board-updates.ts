import { useEffect, useRef, useState } from 'react'
import type { QueryResult } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import type { BoardView, LeaderboardAnswer } from './board-query.ts'

const LeaderboardChanged = graphql(`
  subscription LeaderboardChanged($board: LeaderboardTab, $span: LeaderboardSpan) {
    leaderboardChanged(board: $board, span: $span) { version }
  }
`)

/** After this time every node knows a change. */
const RETRY_MS = 1_000

/** Reloads a board when its version changes: at once, and again if the node that answered did not know the change yet (requirement L-18). */
export function useBoardUpdates({ board, span }: BoardView, { data, dataUpdatedAt, refetch }: QueryResult<LeaderboardAnswer>): void {
  const view = `${board} ${span}`
  const [announced, setAnnounced] = useState({ view: '', version: '' })
  const attempts = useRef(0)
  useSubscription(LeaderboardChanged, { board, span }, {
    onData: ({ leaderboardChanged: { version } }) => {
      attempts.current = 0
      setAnnounced({ view, version })
    },
  })
  const isBehind = data !== undefined && announced.view === view && announced.version !== data.leaderboard.version
  useEffect(() => {
    if (!isBehind || attempts.current > 1) return
    const timer = setTimeout(
      () => {
        attempts.current++
        refetch()
      },
      attempts.current === 0 ? 0 : RETRY_MS,
    )
    return () => clearTimeout(timer)
    // Also after a response or a message that changes nothing.
  }, [isBehind, dataUpdatedAt, announced, refetch])
}
