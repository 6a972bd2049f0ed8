import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { isRemoved } from '#features/moderation/server/public.ts'
import type { Language } from '../rules/problem.ts'
import type { SolutionListInput } from '../rules/shared-solutions.ts'
import { SOLUTION_PAGE } from '../rules/solution-limits.ts'
import { requireOpen, solutionReadersAmong, whyClosed } from './closed-problems.ts'
import { endShared, findReference, findShared, listShared, saveShared, saveVote, type SharedFacts, type SharedSolutionRow } from './shared-solutions.queries.ts'

const CLOSED = 'Solve the problem or give up to see the solutions. If you give up, you get no points for this problem.'

/** A correct solution that belongs to the problem. */
export interface ReferenceSolution {
  language: Language
  code: string
}

/** The solutions of a problem; nothing but the reason as long as they are closed to the viewer. */
export interface ProblemSolutions {
  closedBecause: string | null
  /** Whether giving up opens them. */
  mayGiveUp: boolean
  reference: ReferenceSolution[]
  items: SharedSolutionRow[]
  hasMore: boolean
}

const maySeeSolutions = async (context: Context, problemId: string, personId: string): Promise<boolean> => (await solutionReadersAmong(context, problemId, [personId])).length > 0
const closed = (closedBecause: string, mayGiveUp: boolean): ProblemSolutions => ({ closedBecause, mayGiveUp, reference: [], items: [], hasMore: false })

/** The reference solutions of a problem, and those that members shared. Throws NOT_FOUND for an unknown problem. */
export async function readSolutions(context: Context, { problem, language, linked, page }: SolutionListInput): Promise<ProblemSolutions> {
  const viewer = signedIn(context)
  const found = await findReference(context.db, problem)
  if (found === null) throw new Refusal('NOT_FOUND')
  const reason = await whyClosed(context, found.id)
  if (reason !== null) return closed(reason, false)
  if (!(await maySeeSolutions(context, found.id, viewer.id))) return closed(CLOSED, true)
  const reference = found.solutions.filter(({ fault, file }) => fault === null && file.startsWith('reference.')).map(({ language, source }) => ({ language, code: source }))
  const blocked = [...(await blockedPersonIds(context))]
  const rows = await listShared(context.db, { problemId: found.id, viewerId: viewer.id, blocked, language, linked, offset: (page - 1) * SOLUTION_PAGE, limit: SOLUTION_PAGE + 1 })
  return { closedBecause: null, mayGiveUp: false, reference, items: rows.slice(0, SOLUTION_PAGE), hasMore: rows.length > SOLUTION_PAGE }
}

/** A shared solution that the viewer may read. Throws NOT_FOUND, or NOT_ALLOWED with the reason, otherwise. */
export async function solutionForReading(context: Context, id: string): Promise<SharedFacts> {
  const [found] = await findShared(context.db, [id])
  if (found === undefined || (await blockedPersonIds(context)).has(found.author_id)) throw new Refusal('NOT_FOUND')
  await requireOpen(context, found.problem_id)
  if (!(await maySeeSolutions(context, found.problem_id, signedIn(context).id))) throw new Refusal('NOT_ALLOWED', { message: CLOSED })
  return found
}

/** Shares an accepted submission of the viewer with the members who may see solutions. Throws NOT_FOUND for others. */
export async function shareSolution(context: Context, { submission, note }: { submission: string; note: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'solution.person', viewer.id)
  if (await isRemoved(context.db, { kind: 'solution', targetId: submission })) throw new Refusal('NOT_ALLOWED', { message: 'A moderator removed this solution. You can’t share it again.' })
  const isShared = await context.inTransaction((context) => saveShared(context.db, { id: submission, personId: viewer.id, note, at: context.clock.now() }))
  if (!isShared) throw new Refusal('NOT_FOUND', { message: 'Only your accepted submissions can be shared.' })
}

/** Ends the sharing of one's own solution. Repeating it has no effect. */
export async function unshareSolution(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'solution.person', viewer.id)
  await endShared(context.db, id, viewer.id)
}

/** Votes for a shared solution of somebody else, or takes the vote back. */
export async function voteForSolution(context: Context, { solution, isVoted }: { solution: string; isVoted: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'solution.person', viewer.id)
  const found = await solutionForReading(context, solution)
  if (found.author_id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: 'You can’t vote for your own solution.' })
  await saveVote(context.db, { id: found.id, personId: viewer.id, isVoted, at: context.clock.now() })
}
