import type { Context } from '#platform/server/context.ts'
import { spanKey } from '../rules/boards.ts'
import { moveOf, TOP } from '../rules/elite.ts'
import { findRankMoves, saveRanks, saveWeekRanks } from './elite.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'rank.moved': { personId: string; rank: number; before: number }
  }
}

const DAY_MS = 24 * 3600 * 1000
const CHUNK = 500

/** Records ranks once a day, and with which rank each person began the week (requirement L-19). */
export async function recordRanks(context: Context): Promise<void> {
  await recordMoves(context)
  await context.inTransaction(async (context) => {
    const isChanged = await saveWeekRanks(context.db, spanKey('week', context.clock.now().getTime()))
    if (isChanged) await context.emit({ name: 'scores.changed', personId: null })
  })
}

/** Emits changes that are worth a notification (requirement L-41). People who were recorded today are skipped. */
async function recordMoves(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const today = Math.floor(now / DAY_MS)
  let after: string | null = null
  for (;;) {
    const moves = await context.inTransaction(async (context) => {
      const moves = await findRankMoves(context.db, { since: new Date(now - 2 * DAY_MS), today, top: TOP, after, limit: CHUNK })
      await saveRanks(context.db, moves, today)
      for (const { person_id: personId, rank, before } of moves) {
        if (before !== null && moveOf(before, rank) !== null) await context.emit({ name: 'rank.moved', personId, rank, before })
      }
      return moves
    })
    if (moves.length < CHUNK) return
    after = moves.at(-1)!.person_id
  }
}
