import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { HINT_COUNT } from '../rules/problem.ts'
import { requireOpen, whyClosed } from './closed-problems.ts'
import { findHelp, saveGivenUp, saveHint, type HelpRow } from './own-work.queries.ts'
import { findProblem } from './problems.queries.ts'

/** The hints and the editorial of a problem, as far as a member has opened them. */
export interface Help {
  /** Why all of it is closed to the viewer for a while, such as during a contest; null if it is not. */
  closedBecause: string | null
  /** The opened hints as HTML. */
  hints: string[]
  hintCount: number
  /** HTML; null until the member has solved the problem or given up. */
  editorial: string | null
  isSolved: boolean
  hasGivenUp: boolean
}

/** The hints that the viewer has opened, and the editorial if they solved the problem or gave up (requirement Q-10). */
export async function readHelp(context: Context, slug: string): Promise<Help> {
  const row = await helpFor(context, slug)
  return toHelp(row, await whyClosed(context, row.problem_id))
}

/** One hint as HTML for visitors, limited by rate. Throws NOT_ALLOWED while it is closed to the viewer. */
export async function readHint(context: Context, slug: string, number: number): Promise<string> {
  await rateLimit(context, 'hint.address', context.caller.network)
  const problem = await findProblem(context.database, slug)
  if (problem?.is_published !== true) throw new Refusal('NOT_FOUND')
  await requireOpen(context, problem.id)
  return problem.shown.hints[number - 1]!
}

/** Opens a hint, which has to be the next one. Throws NOT_FOUND otherwise, and NOT_ALLOWED while it is closed. */
export async function openHint(context: Context, slug: string, number: number): Promise<Help> {
  const viewer = signedIn(context)
  await rateLimit(context, 'help.person', viewer.id)
  const { problem_id: id, hints } = await helpFor(context, slug)
  await requireOpen(context, id)
  if (number > HINT_COUNT || number < 1 || number > hints + 1) throw new Refusal('NOT_FOUND')
  await saveHint(context.db, viewer.id, id, number)
  return readHelp(context, slug)
}

/** Gives up, which opens the editorial. The problem can still be solved afterwards, for no points. Has no effect once it is solved. Throws NOT_ALLOWED while it is closed. */
export async function giveUp(context: Context, slug: string): Promise<Help> {
  const viewer = signedIn(context)
  await rateLimit(context, 'help.person', viewer.id)
  const { problem_id: id, is_solved: isSolved } = await helpFor(context, slug)
  await requireOpen(context, id)
  if (!isSolved) await saveGivenUp(context.db, viewer.id, id, context.clock.now())
  return readHelp(context, slug)
}

async function helpFor(context: Context, slug: string): Promise<HelpRow> {
  const row = await findHelp(context.database, signedIn(context).id, slug)
  if (row === null) throw new Refusal('NOT_FOUND')
  return row
}

function toHelp({ shown, hints, is_solved: isSolved, has_given_up: hasGivenUp }: HelpRow, closedBecause: string | null): Help {
  if (closedBecause !== null) return { closedBecause, hints: [], hintCount: shown.hints.length, editorial: null, isSolved, hasGivenUp }
  return { closedBecause, hints: shown.hints.slice(0, hints), hintCount: shown.hints.length, editorial: isSolved || hasGivenUp ? shown.editorial : null, isSolved, hasGivenUp }
}
