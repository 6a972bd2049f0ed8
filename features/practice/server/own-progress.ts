import { signedIn, type Context } from '#platform/server/context.ts'
import { groupProgressOf, progressOf, statusOf, type DifficultyProgress, type GroupProgress, type ProblemStatus } from '../rules/practice-progress.ts'
import type { ProblemListInput } from '../rules/problem-list-input.ts'
import { listCards, listProblems, type ProblemList } from './list-problems.ts'
import { problemsTriedBy } from './own-progress.queries.ts'

/** How many problems the viewer has solved, for each difficulty. */
export async function readProgress(context: Context): Promise<DifficultyProgress[]> {
  return progressOf(await listCards(context), await problemsTriedBy(context.database, signedIn(context).id))
}

/** How many problems the viewer has solved, for each group of topics. */
export async function readGroupProgress(context: Context): Promise<GroupProgress[]> {
  return groupProgressOf(await listCards(context), await problemsTriedBy(context.database, signedIn(context).id))
}

/** One page of the problems that match and that the viewer solved, tried, or did not try. */
export async function listOwnProblems(context: Context, input: ProblemListInput, status: ProblemStatus): Promise<ProblemList> {
  const tried = await problemsTriedBy(context.database, signedIn(context).id)
  return listProblems(context, input, ({ id }) => statusOf(id, tried) === status)
}
