import { signedIn, type Context } from '#platform/server/context.ts'
import { interestTags } from '#features/people/server/public.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import { firstProblem, suggestedProblem } from '../rules/first-problem.ts'
import { listCards } from './list-problems.ts'
import { findOwnWork, type OwnWorkRow } from './next-practice.queries.ts'

/** What the viewer could go on with in practice. */
export interface NextPractice {
  /** The problem whose code they saved last without having solved it. */
  unfinished: OwnWorkRow['unfinished']
  /** The first problem for newcomers, then the easiest unsolved problem of the topics that they chose, else of all; null if they solved everything. */
  suggested: ProblemCard | null
  hasSolved: boolean
}

export async function readNextPractice(context: Context): Promise<NextPractice> {
  const { id } = signedIn(context)
  const [{ unfinished, solved }, cards, tags] = await Promise.all([findOwnWork(context.database, id), listCards(context), interestTags(context, id)])
  return { unfinished, suggested: suggestedProblem(cards, new Set(solved), tags), hasSolved: solved.length > 0 }
}

/** The problem that a newcomer solves first; null without problems. */
export const readFirstProblem = async (context: Context): Promise<ProblemCard | null> => firstProblem(await listCards(context))
