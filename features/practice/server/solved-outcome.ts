import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import { relatedProblems } from '../rules/related-problems.ts'
import { listCards } from './list-problems.ts'
import { readProblemToSolveNext } from './next-practice.ts'
import { problemsTriedBy } from './own-progress.queries.ts'
import { countMemories, countTimes, findFirstAcceptance, findOwnBest, type UsageCount } from './solved-outcome.queries.ts'
import { ownSubmission } from './submissions.access.ts'

const SIMILAR = 3

/** What an accepted submission brought, and what could come next. */
export interface SolvedOutcome {
  isFirst: boolean
  /** The problem was first solved after giving up, so it gives no points. */
  isAfterGivingUp: boolean
  submittedAt: Date
  bestTimeMs: number | null
  bestMemoryKb: number | null
  times: UsageCount[]
  memories: UsageCount[]
  next: ProblemCard | null
  similar: ProblemCard[]
}

/** The outcome of an accepted submission of the viewer. `followed` is the slug of the track that they opened last. Throws NOT_FOUND for others. */
export async function readSolvedOutcome(context: Context, submissionId: string, followed: string | null): Promise<SolvedOutcome> {
  const { database } = context
  const { id: personId } = signedIn(context)
  const { id, problem_id: problemId, language, verdict, submitted_at: submittedAt } = await ownSubmission(context, submissionId)
  if (verdict !== 'Accepted') throw new Refusal('NOT_FOUND')
  const [first, best, times, memories, cards, tried, next] = await Promise.all([
    findFirstAcceptance(database, id),
    findOwnBest(database, personId, problemId, language),
    countTimes(database, problemId, language),
    countMemories(database, problemId, language),
    listCards(context),
    problemsTriedBy(database, personId),
    readProblemToSolveNext(context, { personId, last: problemId, followed }),
  ])
  const solved = new Set([...tried].flatMap(([problem, isSolved]) => (isSolved ? [problem] : [])))
  const problem = cards.find((card) => card.id === problemId)
  const similar = problem === undefined ? [] : relatedProblems(cards, problem, solved, SIMILAR + 1).filter(({ id }) => id !== next?.id)
  return { isFirst: first.is_first, isAfterGivingUp: first.is_after_giving_up, submittedAt, bestTimeMs: best.time_ms, bestMemoryKb: best.memory_kb, times, memories, next, similar: similar.slice(0, SIMILAR) }
}
