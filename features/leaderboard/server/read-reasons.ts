import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { sinceOf, type ScoreBoard, type Span } from '../rules/boards.ts'
import { isOnBoards, readReasons, type ReasonRow } from './reasons.queries.ts'

const MOST = 100

/** Why somebody has so many points: the problems behind them, the latest first. Of whom one may not see on a board, nothing. */
export async function explainScore(context: Context, of: { personId: string; board: ScoreBoard; span: Span }): Promise<ReasonRow[]> {
  const { database, viewer, clock } = context
  const maySee = viewer?.id === of.personId || ((await isOnBoards(database, of.personId)) && !(await blockedPersonIds(context)).has(of.personId))
  if (!maySee) throw new Refusal('NOT_FOUND')
  const category = of.board === 'total' ? null : of.board
  return readReasons(database, { personId: of.personId, category, since: new Date(sinceOf(of.span, clock.now().getTime())), most: MOST })
}
