import { useNavigate } from '#platform/web/pages/navigation.ts'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { STATUS_LABELS, STATUSES } from '../rules/idea.ts'
import { IDEAS_PATH, SHOWN } from '../rules/paths.ts'
import { listAddress, type ListState } from './list-address.ts'

const SHOWN_LABELS = { joined: 'Ideas I joined', voted: 'Ideas I voted for', mine: 'My ideas' }

export function IdeaFilters({ state, search }: { state: ListState; search: URLSearchParams }) {
  const navigate = useNavigate()
  const go = (change: Partial<ListState>) => navigate(listAddress(state, change), { replace: true })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox label="Search ideas" placeholder="Search ideas..." path={IDEAS_PATH} search={search} />
      <Select
        aria-label="Status"
        value={state.status ?? ''}
        options={[{ value: '', label: 'All statuses' }, ...STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))]}
        onChange={({ target }) => go({ status: STATUSES.find((status) => status === target.value) ?? null })}
      />
      <Select
        aria-label="Show"
        value={state.show ?? ''}
        options={[{ value: '', label: 'All ideas' }, ...SHOWN.map((show) => ({ value: show, label: SHOWN_LABELS[show] }))]}
        onChange={({ target }) => go({ show: SHOWN.find((show) => show === target.value) ?? null })}
      />
      <Select
        aria-label="Sort"
        value={state.sort}
        options={[{ value: 'newest', label: 'Newest first' }, { value: 'votes', label: 'Most votes' }]}
        onChange={({ target }) => go({ sort: target.value === 'votes' ? 'votes' : 'newest' })}
      />
    </div>
  )
}
