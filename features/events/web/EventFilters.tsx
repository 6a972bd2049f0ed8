import { useNavigate } from '#platform/web/pages/navigation.ts'
import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { EVENT_TYPE_LABELS, EVENT_TYPES } from '../rules/events.ts'
import { listAddress, type ListState, type View, VIEWS } from './list-address.ts'

export const VIEW_LABELS: Record<View, string> = { upcoming: 'Upcoming', calendar: 'Calendar', past: 'Past', mine: 'My events' }

/** The views, and the filters of type and day; all are part of the address. */
export function EventFilters({ state }: { state: ListState }) {
  const navigate = useNavigate()
  const go = (change: Partial<ListState>) => navigate(listAddress(state, change), { replace: true })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 max-w-full">
        <SectionLinks row label="Views" active={state.view} links={VIEWS.map((view) => ({ name: view, label: VIEW_LABELS[view], to: listAddress(state, { view }) }))} />
      </div>
      {state.view !== 'mine' && (
        <div className="flex flex-wrap items-center gap-3">
          <Select
            aria-label="Type"
            className="min-w-36"
            value={state.type ?? ''}
            options={[{ value: '', label: 'All types' }, ...EVENT_TYPES.map((type) => ({ value: type, label: EVENT_TYPE_LABELS[type] }))]}
            onChange={({ target }) => go({ type: EVENT_TYPES.find((type) => type === target.value) ?? null })}
          />
          {state.view !== 'calendar' && (
            <label className="flex items-center gap-2 text-sm">
              <span className="text-text-muted">{state.view === 'past' ? 'Until' : 'From'}</span>
              {/* The day is part of the address; a new key shows it after a navigation. */}
              <TextInput key={state.from ?? ''} type="date" className="w-40" defaultValue={state.from ?? ''} onBlur={({ target }) => target.value !== (state.from ?? '') && go({ from: target.value || null })} onKeyDown={({ key, currentTarget }) => key === 'Enter' && go({ from: currentTarget.value || null })} />
            </label>
          )}
        </div>
      )}
    </div>
  )
}
