import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findProblems, PROBLEM_ORDER, PROBLEM_SORTS, pagesOf, pageWithin, type ProblemCard, type ProblemSort } from '../rules/find-problems.ts'
import type { ProblemListInput } from '../rules/problem-list-input.ts'
import { ProblemIndex, type SearchMatch } from '../rules/search-problems.ts'
import { countSolvers, listSearched, versionOfList } from './problems.queries.ts'

/** A problem in the results of a search. */
export interface FoundProblem extends ProblemCard {
  /** The other name by which it was found. */
  matchedAlias?: string | null
}

/** One page of the list, with the numbers for pagination. */
export interface ProblemList {
  items: FoundProblem[]
  total: number
  page: number
  pages: number
}

/** The whole list in memory, in each of its orders. */
interface CachedList {
  version: number
  /** When the people who solved each problem were counted. */
  countedAt: number
  inOrder: Record<ProblemSort, ProblemCard[]>
  tags: string[]
  index: ProblemIndex
  /** The results of the last searches. */
  searches: Map<string, ReadonlyMap<string, SearchMatch>>
}

const MAX_SEARCHES = 100
const RECOUNT_MS = 3_600_000

const cache = new WeakMap<Database, CachedList>()
/** Lists that are being read: requests at the same moment share one. */
const reading = new WeakMap<Database, { version: number; list: Promise<CachedList> }>()

/** The list in memory. It is reloaded when its version in the database has changed (decision 026), and sorted again once an hour. */
async function loadList({ database, clock }: Context): Promise<CachedList> {
  const version = await versionOfList(database)
  const cached = cache.get(database)
  const countedAt = clock.now().getTime()
  if (cached?.version === version && Math.abs(countedAt - cached.countedAt) < RECOUNT_MS) return cached
  const started = reading.get(database)
  if (started?.version === version) return started.list
  const list = readList(database, version, countedAt)
  reading.set(database, { version, list })
  return list.finally(() => {
    if (reading.get(database)?.list === list) reading.delete(database)
  })
}

async function readList(database: Database, version: number, countedAt: number): Promise<CachedList> {
  const [listed, solvers] = await Promise.all([listSearched(database), countSolvers(database)])
  const cards = listed.map(({ aliases: _, statement: __, ...card }): ProblemCard => ({ ...card, solvers: solvers.get(card.id) ?? 0 }))
  const inOrder = Object.fromEntries(PROBLEM_SORTS.map((sort) => [sort, cards.toSorted(PROBLEM_ORDER[sort])])) as CachedList['inOrder']
  const list: CachedList = { version, countedAt, inOrder, tags: [...new Set(cards.flatMap(({ tags }) => tags))].sort(), index: new ProblemIndex(listed), searches: new Map() }
  cache.set(database, list)
  return list
}

/** One page of the problems that match (requirement Q-2): the best matches of a search first, if no order is chosen. `isShown` leaves out others. */
export async function listProblems(context: Context, { q, sort, size, page: requested, ...input }: ProblemListInput, isShown: (card: ProblemCard) => boolean = () => true): Promise<ProblemList> {
  const list = await loadList(context)
  const matches = q === '' ? null : search(list, q)
  const inOrder = findProblems(list.inOrder[sort ?? 'easiest'], { found: matches, ...input }).filter(isShown)
  const found = sort === null && matches !== null ? inOrder.sort((one, other) => matches.get(one.id)!.rank - matches.get(other.id)!.rank) : inOrder
  const pages = pagesOf(found.length, size)
  const page = pageWithin(requested, pages)
  const items = found.slice((page - 1) * size, page * size).map((card) => ({ ...card, matchedAlias: matches?.get(card.id)?.alias ?? null }))
  return { items, total: found.length, page, pages }
}

/** Searches the list. People type one letter after another and turn pages, so the last results are kept. */
function search({ index, searches }: CachedList, q: string): ReadonlyMap<string, SearchMatch> {
  const known = searches.get(q) ?? index.search(q)
  searches.delete(q)
  searches.set(q, known)
  if (searches.size > MAX_SEARCHES) searches.delete(searches.keys().next().value!)
  return known
}

/** All published problems, the easiest first. */
export const listCards = async (context: Context): Promise<readonly ProblemCard[]> => (await loadList(context)).inOrder.easiest

/** All tags of published problems. */
export const listProblemTags = async (context: Context) => (await loadList(context)).tags
