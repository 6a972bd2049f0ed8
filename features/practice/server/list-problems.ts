import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findProblems, PROBLEM_ORDER, PROBLEM_PAGE, PROBLEM_SORTS, pagesOf, pageWithin, type ProblemCard, type ProblemSort } from '../rules/find-problems.ts'
import type { ProblemListInput } from '../rules/problem-list-input.ts'
import { allCards, versionOfList } from './problems.queries.ts'

/** One page of the list, with the numbers for pagination. */
export interface ProblemList {
  items: ProblemCard[]
  total: number
  page: number
  pages: number
}

/** The whole list in memory, in each of its orders. */
interface CachedList {
  version: number
  inOrder: Record<ProblemSort, ProblemCard[]>
  tags: string[]
  bySlug: Map<string, ProblemCard>
}

const cache = new WeakMap<Database, CachedList>()

/** The list in memory. It is reloaded when its version in the database has changed (decision 026). */
async function loadList({ database }: Context): Promise<CachedList> {
  const version = await versionOfList(database)
  const cached = cache.get(database)
  if (cached?.version === version) return cached
  const cards = await allCards(database)
  const inOrder = Object.fromEntries(PROBLEM_SORTS.map((sort) => [sort, cards.toSorted(PROBLEM_ORDER[sort])])) as CachedList['inOrder']
  const list = { version, inOrder, tags: [...new Set(cards.flatMap(({ tags }) => tags))].sort(), bySlug: new Map(cards.map((card) => [card.slug, card])) }
  cache.set(database, list)
  return list
}

/** All published problems in an order. */
export const problemsInOrder = async (context: Context, sort: ProblemSort): Promise<readonly ProblemCard[]> => (await loadList(context)).inOrder[sort]

/** One page of the problems that match (requirement Q-2). */
export async function listProblems(context: Context, { sort, page: requested, ...input }: ProblemListInput): Promise<ProblemList> {
  const found = findProblems((await loadList(context)).inOrder[sort], input)
  const pages = pagesOf(found.length)
  const page = pageWithin(requested, pages)
  return { items: found.slice((page - 1) * PROBLEM_PAGE, page * PROBLEM_PAGE), total: found.length, page, pages }
}

/** All tags of published problems. */
export const listProblemTags = async (context: Context) => (await loadList(context)).tags
