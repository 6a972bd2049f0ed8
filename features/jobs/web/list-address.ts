import { filterParameters, JOB_SORTS, readFilter, type JobFilter, type JobSort } from '../rules/job-filter.ts'
import { JOBS_PATH } from '../rules/paths.ts'

/** What the address of the list says. */
export interface ListState {
  filter: JobFilter
  /** Null: the default, which is by match for members with a profile and by date for everyone else. */
  sort: JobSort | null
  /** Saved jobs of the viewer instead of all. */
  isSaved: boolean
  after: string | null
}

/** Reads the query parameters of the list; invalid ones count as absent. */
export const parseListAddress = (search: URLSearchParams): ListState => ({
  filter: readFilter(search),
  sort: JOB_SORTS.find((sort) => sort === search.get('sort')) ?? null,
  isSaved: search.get('show') === 'saved',
  after: search.get('after'),
})

/** The address of the list with some of it changed. A change starts at the first page. */
export function listAddress(state: ListState, change: Partial<Omit<ListState, 'filter'>> & { filter?: Partial<JobFilter> } = {}): string {
  const next = { ...state, after: null, ...change, filter: { ...state.filter, ...change.filter } }
  const search = new URLSearchParams(filterParameters(next.filter))
  if (next.sort !== null) search.set('sort', next.sort)
  if (next.isSaved) search.set('show', 'saved')
  if (next.after !== null) search.set('after', next.after)
  const query = search.toString()
  return query === '' ? JOBS_PATH : `${JOBS_PATH}?${query}`
}
