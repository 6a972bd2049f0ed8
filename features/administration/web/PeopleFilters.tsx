import { ROLES, type Role } from '#platform/rules/viewer.ts'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { foundText } from '../rules/count-text.ts'
import { PERSON_LEVELS, type PersonLevel } from '../rules/people-filters.ts'
import { adminPath } from '../rules/sections.ts'

const ROLE_OPTIONS = [
  { value: '', label: 'Any role' },
  { value: 'learner', label: 'Learners only' },
  { value: 'mentor', label: 'Mentors' },
  { value: 'admin', label: 'Admins' },
]
const LEVELS = [
  { value: '', label: 'Any level' },
  { value: 'new', label: 'New' },
  { value: 'member', label: 'Member' },
  { value: 'regular', label: 'Regular' },
]
const STATES = [
  { value: '', label: 'Any state' },
  { value: 'suspended', label: 'Suspended' },
]
/** For narrow screens, where the list has no heads. */
const SORTS = [
  { value: '', label: 'Newest first' },
  { value: '-active', label: 'Last active first' },
  { value: '-reports', label: 'Most reports first' },
  { value: 'joined', label: 'Oldest first' },
]

export interface PeopleQuestion {
  q: string | null
  role: Role | null
  level: PersonLevel | null
  filter: 'suspended' | 'all'
}

/** What the address of the list asks for. Earlier addresses have the role as their filter. */
export function peopleQuestion(search: URLSearchParams): PeopleQuestion {
  const filter = search.get('filter')
  return {
    q: search.get('q') || null,
    role: ROLES.find((one) => one === search.get('role') || `${one}s` === filter) ?? null,
    level: PERSON_LEVELS.find((one) => one === search.get('level')) ?? null,
    filter: filter === 'suspended' ? filter : 'all',
  }
}

export const isFiltered = ({ q, role, level, filter }: PeopleQuestion): boolean => q !== null || role !== null || level !== null || filter !== 'all'

/** The search for accounts, their filters, and on narrow screens their order. */
export function PeopleFilters({ search, total }: { search: URLSearchParams; total: number | null }) {
  const navigate = useNavigate()
  const { role, level, filter } = peopleQuestion(search)
  const change = (changes: Record<string, string | null>) => navigate(changedAddress(adminPath('people'), search, changes), { replace: true })
  const sort = search.get('sort') ?? ''
  const state = filter === 'all' ? '' : filter
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox label="Find people by name, username, email or id" placeholder="Name, username or email" path={adminPath('people')} search={search} />
      <Select aria-label="Filter by role" options={ROLE_OPTIONS} value={role ?? ''} onChange={(event) => change({ role: event.target.value, filter: state })} />
      <Select aria-label="Filter by level" options={LEVELS} value={level ?? ''} onChange={(event) => change({ level: event.target.value })} />
      <Select aria-label="Filter by state" options={STATES} value={state} onChange={(event) => change({ role, filter: event.target.value })} />
      <div className="xl:hidden">
        <Select aria-label="Sort people" options={SORTS} value={SORTS.some(({ value }) => value === sort) ? sort : ''} onChange={(event) => change({ sort: event.target.value })} />
      </div>
      <p role="status" className="tabular text-sm text-text-muted">
        {total === null ? '' : foundText(total, 'person', 'people')}
      </p>
    </div>
  )
}
