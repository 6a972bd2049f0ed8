import { useEffect, useRef, useState } from 'react'
import type { Answered } from '#platform/web/graphql/use-answer.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import type { BoardView, LeaderboardAnswer } from './board-query.ts'

const LeaderboardChanged = graphql(`
  subscription LeaderboardChanged($board: LeaderboardTab, $span: LeaderboardSpan) {
    leaderboardChanged(board: $board, span: $span) { mark }
  }
`)

/** After so many milliseconds every node knows what one of them told. */
const LATER_MS = 1_000

/** Asks for a board again when a member is told of another first page than they have: at once, and once more where the node that answered did not know it yet (requirement L-18). */
export function useBoardNews({ board, span }: BoardView, { data, again }: Answered<LeaderboardAnswer>): void {
  const shown = `${board} ${span}`
  const [told, tell] = useState({ shown: '', mark: '' })
  const tries = useRef(0)
  useLive(LeaderboardChanged, { board, span }, ({ leaderboardChanged: { mark } }) => {
    tries.current = 0
    tell({ shown, mark })
  })
  const isBehind = data !== null && told.shown === shown && told.mark !== data.leaderboard.mark
  useEffect(() => {
    if (!isBehind || tries.current > 1) return
    const timer = setTimeout(
      () => {
        tries.current++
        again()
      },
      tries.current === 0 ? 0 : LATER_MS,
    )
    return () => clearTimeout(timer)
    // Also where another answer or another word changes nothing of it.
  }, [isBehind, data, told, again])
}
