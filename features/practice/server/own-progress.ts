import { signedIn, type Context } from '#platform/server/context.ts'
import { PROBLEM_PAGE, findProblems, pagesOf, pageWithin } from '../rules/find-problems.ts'
import { groupProgressOf, progressOf, statusOf, type DifficultyProgress, type GroupProgress, type ProblemStatus } from '../rules/practice-progress.ts'
import type { ProblemListInput } from '../rules/problem-list-input.ts'
import { problemsInOrder, type ProblemList } from './list-problems.ts'
import { problemsTriedBy } from './own-progress.queries.ts'

/** How many problems the viewer has solved, for each difficulty. */
export async function readProgress(context: Context): Promise<DifficultyProgress[]> {
  return progressOf(await problemsInOrder(context, 'easiest'), await problemsTriedBy(context.database, signedIn(context).id))
}

/** How many problems the viewer has solved, for each group of topics. */
export async function readGroupProgress(context: Context): Promise<GroupProgress[]> {
  return groupProgressOf(await problemsInOrder(context, 'easiest'), await problemsTriedBy(context.database, signedIn(context).id))
}

/** One page of the problems that match and that the viewer solved, tried, or did not try. */
export async function listOwnProblems(context: Context, { sort, page: requested, ...input }: ProblemListInput, status: ProblemStatus): Promise<ProblemList> {
  const tried = await problemsTriedBy(context.database, signedIn(context).id)
  const found = findProblems(await problemsInOrder(context, sort), input).filter(({ id }) => statusOf(id, tried) === status)
  const pages = pagesOf(found.length)
  const page = pageWithin(requested, pages)
  return { items: found.slice((page - 1) * PROBLEM_PAGE, page * PROBLEM_PAGE), total: found.length, page, pages }
}
