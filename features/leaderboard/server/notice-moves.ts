import type { Context } from '#platform/server/context.ts'
import { moveOf, TOP } from '../rules/elite.ts'
import { movesSince, saveMarks } from './elite.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'rank.moved': { personId: string; rank: number; before: number }
  }
}

const DAY_MS = 24 * 3600 * 1000
const CHUNK = 500

/** Looks once a day where people stand, and tells of moves that are worth it (requirement L-41). Whoever was looked at today is left alone. */
export async function noticeMoves(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const today = Math.floor(now / DAY_MS)
  let after: string | null = null
  for (;;) {
    const moves = await context.inTransaction(async (context) => {
      const moves = await movesSince(context.db, { since: new Date(now - 2 * DAY_MS), today, top: TOP, after, most: CHUNK })
      await saveMarks(context.db, moves, today)
      for (const { person_id: personId, rank, before } of moves) {
        if (before !== null && moveOf(before, rank) !== null) await context.emit({ name: 'rank.moved', personId, rank, before })
      }
      return moves
    })
    if (moves.length < CHUNK) return
    after = moves.at(-1)!.person_id
  }
}
