import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { CATEGORY_LABELS } from '../../rules/category-labels.ts'
import { DEFAULT_SORT } from '../../rules/managed-problems.ts'
import { CATEGORIES, DIFFICULTIES } from '../../rules/problem.ts'

const STATES = [
  { value: '', label: 'All problems' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Not published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'review', label: 'In review' },
  { value: 'failed', label: 'Checks failed' },
]
const LEVELS = [{ value: '', label: 'Any difficulty' }, ...DIFFICULTIES.map((value) => ({ value, label: value }))]
const KINDS = [{ value: '', label: 'Any category' }, ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))]
const SORTS = [
  { value: '', label: 'Needs attention first' },
  { value: 'title', label: 'Title' },
  { value: 'difficulty', label: 'Easiest first' },
  { value: 'category', label: 'Category' },
  { value: '-solvers', label: 'Most solvers' },
  { value: 'accepted', label: 'Lowest accepted share' },
  { value: '-attempts', label: 'Most attempts' },
  { value: '-changed', label: 'Last changed' },
]

/** The address of the list with another value of a parameter, from its first page. */
export const listHref = (path: string, search: URLSearchParams, name: string, value: string): string =>
  changedAddress(path, search, { page: null, [name]: name === 'sort' && value === DEFAULT_SORT ? null : value })

/** Search, filters and, on narrow screens, the order of the list of problems. */
export function ProblemListFilters({ path, search }: { path: string; search: URLSearchParams }) {
  const navigate = useNavigate()
  const select = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Select aria-label={label} className="min-w-40 max-md:w-full max-md:min-w-0" value={search.get(name) ?? ''} options={options} onChange={(event) => navigate(listHref(path, search, name, event.target.value), { replace: true })} />
  )
  return (
    <div className="grid grid-cols-2 items-center gap-3 *:first:col-span-2 md:*:first:min-w-60 md:*:first:flex-1 md:flex md:flex-wrap">
      <SearchBox label="Search problems" placeholder="Search by title, slug or tag" path={path} search={search} />
      {select('category', 'Filter problems', STATES)}
      {select('difficulty', 'Filter by difficulty', LEVELS)}
      {select('kind', 'Filter by category', KINDS)}
      <div className="xl:hidden">{select('sort', 'Sort problems', SORTS)}</div>
    </div>
  )
}
