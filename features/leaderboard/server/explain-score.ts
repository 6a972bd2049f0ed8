import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { sinceOf, type ScoreBoard, type Span } from '../rules/boards.ts'
import { isOnBoards, listReasons, type ReasonRow } from './reasons.queries.ts'

const MAX_REASONS = 100

/** The solved problems behind the points of a person, latest first. Throws NOT_FOUND if the viewer may not see the person on a board. */
export async function explainScore(context: Context, input: { personId: string; board: ScoreBoard; span: Span }): Promise<ReasonRow[]> {
  const { database, viewer, clock } = context
  const maySee = viewer?.id === input.personId || ((await isOnBoards(database, input.personId)) && !(await blockedPersonIds(context)).has(input.personId))
  if (!maySee) throw new Refusal('NOT_FOUND')
  const category = input.board === 'total' ? null : input.board
  return listReasons(database, { personId: input.personId, category, since: new Date(sinceOf(input.span, clock.now().getTime())), limit: MAX_REASONS })
}
