import { SORTS, STATUSES, type Sort, type Status } from '../rules/idea.ts'
import { IDEAS_PATH, SHOWN, type Shown } from '../rules/paths.ts'

/** What the address of the list says. */
export interface ListState {
  q: string | null
  status: Status | null
  sort: Sort
  show: Shown | null
  after: string | null
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null => values.find((value) => value === text) ?? null

/** Reads the query parameters of the list; unknown ones count as absent. */
export const parseListAddress = (search: URLSearchParams): ListState => ({
  q: search.get('q')?.trim().slice(0, 200) || null,
  status: oneOf(STATUSES, search.get('status')),
  sort: oneOf(SORTS, search.get('sort')) ?? 'newest',
  show: oneOf(SHOWN, search.get('show')),
  after: search.get('after'),
})

/** The address of the list with some of it changed; it starts at the first page. */
export function listAddress(state: ListState, change: Partial<ListState>): string {
  const { q, status, sort, show, after } = { ...state, after: null, ...change }
  const search = new URLSearchParams()
  if (q !== null) search.set('q', q)
  if (status !== null) search.set('status', status)
  if (sort !== 'newest') search.set('sort', sort)
  if (show !== null) search.set('show', show)
  if (after !== null) search.set('after', after)
  const query = search.toString()
  return query === '' ? IDEAS_PATH : `${IDEAS_PATH}?${query}`
}
