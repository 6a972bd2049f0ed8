import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { HINT_COUNT } from '../rules/problem.ts'
import { findHelp, saveGivenUp, saveHint, type HelpRow } from './own-work.queries.ts'
import { findProblem } from './problems.queries.ts'

/** The hints and the editorial of a problem, as far as a member has opened them. */
export interface Help {
  /** The opened hints as HTML. */
  hints: string[]
  hintCount: number
  /** HTML; null until the member has solved the problem or given up. */
  editorial: string | null
  isSolved: boolean
  hasGivenUp: boolean
}

/** The hints that the viewer has opened, and the editorial if they solved the problem or gave up (requirement Q-10). */
export const readHelp = async (context: Context, slug: string): Promise<Help> => toHelp(await helpFor(context, slug))

/** One hint as HTML for visitors, limited by rate. */
export async function readHint(context: Context, slug: string, number: number): Promise<string> {
  await rateLimit(context, 'hint.address', context.caller.network)
  const problem = await findProblem(context.database, slug)
  if (problem?.is_published !== true) throw new Refusal('NOT_FOUND')
  return problem.shown.hints[number - 1]!
}

/** Opens a hint, which has to be the next one. Throws NOT_FOUND otherwise. */
export async function openHint(context: Context, slug: string, number: number): Promise<Help> {
  const viewer = signedIn(context)
  await rateLimit(context, 'help.person', viewer.id)
  const { problem_id: id, hints } = await helpFor(context, slug)
  if (number > HINT_COUNT || number < 1 || number > hints + 1) throw new Refusal('NOT_FOUND')
  await saveHint(context.db, viewer.id, id, number)
  return readHelp(context, slug)
}

/** Gives up, which opens the editorial. The problem can still be solved afterwards, for no points. Has no effect once it is solved. */
export async function giveUp(context: Context, slug: string): Promise<Help> {
  const viewer = signedIn(context)
  await rateLimit(context, 'help.person', viewer.id)
  const { problem_id: id, is_solved: isSolved } = await helpFor(context, slug)
  if (!isSolved) await saveGivenUp(context.db, viewer.id, id, context.clock.now())
  return readHelp(context, slug)
}

async function helpFor(context: Context, slug: string): Promise<HelpRow> {
  const row = await findHelp(context.database, signedIn(context).id, slug)
  if (row === null) throw new Refusal('NOT_FOUND')
  return row
}

function toHelp({ shown, hints, is_solved: isSolved, has_given_up: hasGivenUp }: HelpRow): Help {
  return { hints: shown.hints.slice(0, hints), hintCount: shown.hints.length, editorial: isSolved || hasGivenUp ? shown.editorial : null, isSolved, hasGivenUp }
}
