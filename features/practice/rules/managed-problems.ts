/** The number of problems on a page of the administration. */
export const MANAGED_PAGE_SIZE = 25

/** What the list of problems can show: all, or those in one state. */
export const PROBLEM_STATE_FILTERS = ['all', 'published', 'unpublished', 'draft', 'review', 'failed'] as const

/** The orders of that list; `state` puts what needs attention first. */
export const MANAGED_SORTS = ['state', 'title', 'difficulty', 'category', 'solvers', 'accepted', 'attempts', 'changed'] as const
export type ManagedSort = (typeof MANAGED_SORTS)[number]
export const DEFAULT_SORT: ManagedSort = 'state'

/** The sorts that begin with the largest value when they are chosen. */
const LARGEST_FIRST: readonly ManagedSort[] = ['solvers', 'accepted', 'attempts', 'changed']

export interface SortOrder {
  by: ManagedSort
  isDescending: boolean
}

/** Reads an order such as `title` or `-solvers`; an unknown one is the default. */
export function readSort(text: string): SortOrder {
  const by = MANAGED_SORTS.find((sort) => sort === text.replace(/^-/, ''))
  return by === undefined ? { by: DEFAULT_SORT, isDescending: false } : { by, isDescending: text.startsWith('-') }
}

export const sortText = ({ by, isDescending }: SortOrder): string => `${isDescending ? '-' : ''}${by}`

/** The order after a column was chosen: its usual direction, or the other one if the list is sorted by it already. */
export function sortAfterChoice(order: SortOrder, by: ManagedSort): SortOrder {
  return { by, isDescending: order.by === by ? !order.isDescending : LARGEST_FIRST.includes(by) }
}

/** The share of accepted submissions as a whole percentage; a dash if there are none. */
export const acceptedShareText = ({ accepted, attempts }: { accepted: number; attempts: number }): string => (attempts === 0 ? '–' : `${Math.round((accepted / attempts) * 100)}%`)
