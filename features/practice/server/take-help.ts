import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { HINTS } from '../rules/problem.ts'
import { findHelp, saveGivenUp, saveHint, type HelpRow } from './own-work.queries.ts'
import { findProblem } from './problems.queries.ts'

/** The help with a problem that somebody may see now. */
export interface Help {
  /** The hints that were opened, as readers get them. */
  hints: string[]
  hintsInAll: number
  /** There for whoever solved the problem or gave it up. */
  editorial: string | null
  isSolved: boolean
  hasGivenUp: boolean
}

/** The hints that a member opened, and the editorial once they solved the problem or gave it up (requirement Q-10). */
export const readHelp = async (context: Context, slug: string): Promise<Help> => shownHelp(await helpFor(context, slug))

/** One hint for whoever asks, with an account or without: one at a time, and not faster than somebody reads. */
export async function readHint(context: Context, slug: string, number: number): Promise<string> {
  await rateLimit(context, 'hint.address', context.caller.network)
  const problem = await findProblem(context.database, slug)
  if (problem?.is_published !== true) throw new Refusal('NOT_FOUND')
  return problem.shown.hints[number - 1]!
}

/** Opens hint `number`, which has to be the next one. */
export async function openHint(context: Context, slug: string, number: number): Promise<Help> {
  const viewer = signedIn(context)
  await rateLimit(context, 'help.person', viewer.id)
  const { problem_id: id, hints } = await helpFor(context, slug)
  if (number > HINTS || number < 1 || number > hints + 1) throw new Refusal('NOT_FOUND')
  await saveHint(context.db, viewer.id, id, number)
  return readHelp(context, slug)
}

/** A member gives up and reads the editorial; they may still solve the problem afterwards. */
export async function giveUp(context: Context, slug: string): Promise<Help> {
  const viewer = signedIn(context)
  await rateLimit(context, 'help.person', viewer.id)
  const { problem_id: id } = await helpFor(context, slug)
  await saveGivenUp(context.db, viewer.id, id, context.clock.now())
  return readHelp(context, slug)
}

async function helpFor(context: Context, slug: string): Promise<HelpRow> {
  const row = await findHelp(context.database, signedIn(context).id, slug)
  if (row === null) throw new Refusal('NOT_FOUND')
  return row
}

function shownHelp({ shown, hints, is_solved: isSolved, has_given_up: hasGivenUp }: HelpRow): Help {
  return { hints: shown.hints.slice(0, hints), hintsInAll: shown.hints.length, editorial: isSolved || hasGivenUp ? shown.editorial : null, isSolved, hasGivenUp }
}
