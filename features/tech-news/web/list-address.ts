import { MAX_PAGES } from '../rules/articles.ts'
import { categoryNamed, type Category } from '../rules/categories.ts'
import { NEWS_PATH } from '../rules/paths.ts'

/** What the address of the list says: search, category, page, and whether the viewer's saved articles are listed. */
export interface ListState {
  q: string | null
  category: Category | null
  page: number
  isSaved: boolean
}

/** Reads the query parameters of the list; invalid ones count as absent. */
export function parseListAddress(search: URLSearchParams): ListState {
  const page = Number(search.get('page') ?? 1)
  return {
    q: search.get('q')?.trim().slice(0, 200) || null,
    category: categoryNamed(search.get('category')),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
    isSaved: search.get('show') === 'saved',
  }
}

/** The address of the list with some of it changed. A change of the filters starts at the first page. */
export function listAddress(state: ListState, change: Partial<ListState>): string {
  const next = { ...state, page: 1, ...change }
  const search = new URLSearchParams()
  if (next.isSaved) search.set('show', 'saved')
  if (next.q !== null) search.set('q', next.q)
  if (next.category !== null) search.set('category', next.category)
  if (next.page > 1) search.set('page', String(next.page))
  const query = search.toString()
  return query === '' ? NEWS_PATH : `${NEWS_PATH}?${query}`
}

/** Whether this is the list as it is opened first, for which there are built-in articles. */
export const isFirstLoad = ({ q, page, isSaved }: ListState) => q === null && page === 1 && !isSaved
