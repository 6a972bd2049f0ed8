import { PAGE_SIZES, PROBLEM_PAGE, PROBLEM_SORTS, type PageSize, type ProblemSort } from '../rules/find-problems.ts'
import { PRACTICE_PATH } from '../rules/paths.ts'
import { PROBLEM_STATUSES, type ProblemStatus } from '../rules/practice-progress.ts'
import { DIFFICULTIES, type Difficulty } from '../rules/problem.ts'

/** The state of the problem list, as its address contains it. */
export interface ListState {
  q: string
  difficulty: Difficulty | null
  /** What the member did with the problems; null for all. */
  status: ProblemStatus | null
  tags: readonly string[]
  /** Null: the best matches of a search first, otherwise the easiest. */
  sort: ProblemSort | null
  /** How many problems a page has. */
  size: PageSize
  page: number
  problem: string | null
}

// The server would reject the whole query for an invalid tag.
const TAG = /^[a-z-]{1,30}$/
const SLUG = /^[a-z0-9-]{1,80}$/
const MAX_SEARCH = 200

/** Parses an address. Invalid parameters are ignored. */
export function parseListAddress(search: URLSearchParams): ListState {
  const named = <One extends string>(all: readonly One[], name: string) => all.find((one) => one === search.get(name)) ?? null
  const page = Number(search.get('page') ?? 1)
  return {
    q: (search.get('q') ?? '').slice(0, MAX_SEARCH),
    difficulty: named(DIFFICULTIES, 'difficulty'),
    status: named(PROBLEM_STATUSES, 'status'),
    tags: [...new Set((search.get('tags') ?? '').split(',').filter((tag) => TAG.test(tag)))].slice(0, 10),
    sort: named(PROBLEM_SORTS, 'sort'),
    size: PAGE_SIZES.find((size) => String(size) === search.get('size')) ?? PROBLEM_PAGE,
    page: Number.isSafeInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
    problem: SLUG.exec(search.get('problem') ?? '')?.[0] ?? null,
  }
}

/** The address of a changed state. A change of a filter, the order or the size goes back to page 1. */
export function listAddress(state: ListState, change: Partial<ListState>): string {
  const isFilterChange = ['q', 'difficulty', 'status', 'tags', 'sort', 'size'].some((name) => name in change)
  const { q, difficulty, status, tags, sort, size, page, problem } = { ...state, ...(isFilterChange && { page: 1 }), ...change }
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (difficulty !== null) search.set('difficulty', difficulty)
  if (status !== null) search.set('status', status)
  if (tags.length > 0) search.set('tags', tags.join(','))
  if (sort !== null && (sort !== 'easiest' || q !== '')) search.set('sort', sort)
  if (size !== PROBLEM_PAGE) search.set('size', String(size))
  if (page > 1) search.set('page', String(page))
  if (problem !== null) search.set('problem', problem)
  const query = search.toString().replaceAll('%2C', ',')
  return query === '' ? PRACTICE_PATH : `${PRACTICE_PATH}?${query}`
}

/** The id of the link to a problem in the list. */
export const cardId = (slug: string): string => `card-${slug}`
