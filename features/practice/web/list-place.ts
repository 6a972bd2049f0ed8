import { PROBLEM_SORTS, type ProblemSort } from '../rules/find-problems.ts'
import { PRACTICE_PATH } from '../rules/paths.ts'
import { DIFFICULTIES, type Difficulty } from '../rules/problem.ts'

/** What the address of the practice browser says: the filters, the page, and the chosen problem. */
export interface ListPlace {
  q: string
  difficulty: Difficulty | null
  tags: readonly string[]
  sort: ProblemSort
  page: number
  problem: string | null
}

// No other is asked for: the server would refuse the whole list for it.
const TAG = /^[a-z-]{1,30}$/
const SLUG = /^[a-z0-9-]{1,80}$/
const MAX_SEARCH = 200

/** Reads an address; what means nothing in it counts as not said. */
export function listPlace(search: URLSearchParams): ListPlace {
  const named = <One extends string>(all: readonly One[], name: string) => all.find((one) => one === search.get(name)) ?? null
  const page = Number(search.get('page') ?? 1)
  return {
    q: (search.get('q') ?? '').slice(0, MAX_SEARCH),
    difficulty: named(DIFFICULTIES, 'difficulty'),
    tags: [...new Set((search.get('tags') ?? '').split(',').filter((tag) => TAG.test(tag)))].slice(0, 10),
    sort: named(PROBLEM_SORTS, 'sort') ?? 'easiest',
    page: Number.isSafeInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
    problem: SLUG.exec(search.get('problem') ?? '')?.[0] ?? null,
  }
}

/** The address of the browser in another state. A change of search, difficulty, tags or order goes back to page 1. */
export function listAddress(now: ListPlace, change: Partial<ListPlace>): string {
  const isOther = ['q', 'difficulty', 'tags', 'sort'].some((name) => name in change)
  const { q, difficulty, tags, sort, page, problem } = { ...now, ...(isOther && { page: 1 }), ...change }
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (difficulty !== null) search.set('difficulty', difficulty)
  if (tags.length > 0) search.set('tags', tags.join(','))
  if (sort !== 'easiest') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  if (problem !== null) search.set('problem', problem)
  const query = search.toString().replaceAll('%2C', ',')
  return query === '' ? PRACTICE_PATH : `${PRACTICE_PATH}?${query}`
}

/** The id of a problem's link in the list. */
export const cardId = (slug: string): string => `card-${slug}`
