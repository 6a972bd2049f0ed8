import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findProblems, PROBLEM_ORDER, PROBLEM_PAGE, PROBLEM_SORTS, pagesOf, pageWithin, type ProblemCard, type ProblemSort } from '../rules/find-problems.ts'
import type { ProblemQuestion } from '../rules/problem-question.ts'
import { allCards, versionOfList } from './problems.queries.ts'

/** One page of the list, with what the numbered pages need. */
export interface ProblemList {
  items: ProblemCard[]
  total: number
  page: number
  pages: number
}

/** The whole list as this process knows it, in each of its orders. */
interface KnownList {
  version: number
  inOrder: Record<ProblemSort, ProblemCard[]>
  tags: string[]
  bySlug: Map<string, ProblemCard>
}

const known = new WeakMap<Database, KnownList>()

/** The list in memory, read anew when the one row that counts its changes says so (decision 026). */
async function knownList({ database }: Context): Promise<KnownList> {
  const version = await versionOfList(database)
  const kept = known.get(database)
  if (kept?.version === version) return kept
  const cards = await allCards(database)
  const inOrder = Object.fromEntries(PROBLEM_SORTS.map((sort) => [sort, cards.toSorted(PROBLEM_ORDER[sort])])) as KnownList['inOrder']
  const list = { version, inOrder, tags: [...new Set(cards.flatMap(({ tags }) => tags))].sort(), bySlug: new Map(cards.map((card) => [card.slug, card])) }
  known.set(database, list)
  return list
}

/** The problems that fit what somebody looks for, a page of five (requirement Q-2). */
export async function listProblems(context: Context, { sort, page: wished, ...input }: ProblemQuestion): Promise<ProblemList> {
  const found = findProblems((await knownList(context)).inOrder[sort], input)
  const pages = pagesOf(found.length)
  const page = pageWithin(wished, pages)
  return { items: found.slice((page - 1) * PROBLEM_PAGE, page * PROBLEM_PAGE), total: found.length, page, pages }
}

/** Every tag that a published problem has. */
export const listProblemTags = async (context: Context) => (await knownList(context)).tags
