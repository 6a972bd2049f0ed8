import { useEffect, useState, type KeyboardEvent } from 'react'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { filterQuery, MAX_PAY, type JobFilter, type JobSort } from '../rules/job-filter.ts'
import { LEVELS } from '../rules/jobs.ts'
import { currencyOfZone } from '../rules/local-currency.ts'
import { JOBS_PATH } from '../rules/paths.ts'
import { CURRENCIES } from '../rules/salary.ts'
import { listAddress, type ListState } from './list-address.ts'

interface Props {
  state: ListState
  skills: readonly string[]
  search: URLSearchParams
  isMember: boolean
}

/** Search, level, order and further filters; all are part of the address. */
export function JobFilters({ state, skills, search, isMember }: Props) {
  const { filter } = state
  const navigate = useNavigate()
  const go = (change: Parameters<typeof listAddress>[1]) => navigate(listAddress(state, change), { replace: true })
  const further = filterQuery({ ...filter, q: null, level: null })
  const [isOpen, setOpen] = useState(further !== '')
  // The last filter that is taken away does not close it: it may be corrected there.
  useEffect(() => {
    if (further !== '') setOpen(true)
  }, [further])
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search jobs" placeholder="Role, company or skill..." path={JOBS_PATH} search={search} />
        <nav aria-label="Experience" className="flex flex-wrap gap-2">
          {[null, ...LEVELS].map((level) => (
            // A change of the level sorts by match again.
            <a key={level} className="chip" href={listAddress(state, { filter: { level }, sort: null })} aria-current={filter.level === level ? 'true' : undefined}>
              {level ?? 'All'}
            </a>
          ))}
        </nav>
        {isMember && !state.isSaved && (
          <Select
            aria-label="Sort"
            value={state.sort ?? 'match'}
            options={[{ value: 'match', label: 'Best match' }, { value: 'newest', label: 'Newest' }]}
            onChange={({ target }) => go({ sort: target.value === 'match' ? null : (target.value as JobSort) })}
          />
        )}
      </div>
      <details open={isOpen} className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer py-2 font-medium">More filters</summary>
        <FurtherFilters filter={filter} skills={skills} onApply={(change) => go({ filter: change })} />
      </details>
      {filterQuery(filter) !== '' && (
        <div className="-ml-3">
          <ButtonLink small variant="ghost" to={JOBS_PATH}>
            Clear filters
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** A typed salary; null if it is none. */
function payOf(typed: string): number | null {
  const amount = Number(typed.replaceAll(/[\s,.]/g, ''))
  return Number.isInteger(amount) && amount > 0 && amount <= MAX_PAY ? amount : null
}

function FurtherFilters({ filter, skills, onApply }: { filter: JobFilter; skills: readonly string[]; onApply: (change: Partial<JobFilter>) => void }) {
  const [location, setLocation] = useState(filter.location ?? '')
  const [pay, setPay] = useState(filter.pay === null ? '' : String(filter.pay))
  const [currency, setCurrency] = useState(filter.currency ?? 'EUR')
  // The server doesn’t know the time zone of the reader.
  useEffect(() => {
    if (filter.currency === null) setCurrency(currencyOfZone(deviceTimeZone()))
  }, [filter.currency])
  const amount = payOf(pay)
  const hasPay = amount !== null
  const isPayValid = pay.trim() === '' || hasPay
  // The address may change elsewhere, for example by Clear filters.
  useEffect(() => {
    setLocation(filter.location ?? '')
  }, [filter.location])
  useEffect(() => {
    // What was typed wrongly stays, to be corrected.
    setPay((typed) => (filter.pay !== null ? String(filter.pay) : payOf(typed) === null ? typed : ''))
  }, [filter.pay])
  // Everything applies at once: a choice when it is made, a text when its field is left or by Enter.
  const apply = (change: Partial<JobFilter> = {}) => {
    const next = { location: location.trim() || null, pay: amount, currency: hasPay ? currency : null, ...change }
    if (filterQuery({ ...filter, ...next }) !== filterQuery(filter)) onApply(next)
  }
  const choose = (next: string) => {
    setCurrency(next)
    if (hasPay) apply({ currency: next })
  }
  const typed = { onBlur: () => apply(), onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && apply() }
  return (
    <div className="grid grid-cols-1 items-start gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
      <Field label="Location">{(control) => <TextInput {...control} {...typed} value={location} maxLength={80} placeholder="City or country" onChange={({ target }) => setLocation(target.value)} />}</Field>
      <Field label="Skill">
        {(control) => (
          <Select
            {...control}
            value={filter.skill ?? ''}
            options={[{ value: '', label: 'Any skill' }, ...new Set([...skills, ...(filter.skill === null ? [] : [filter.skill])])]}
            onChange={({ target }) => apply({ skill: target.value || null })}
          />
        )}
      </Field>
      <Field label="Minimum yearly salary" error={isPayValid ? null : 'Enter a number, such as 60,000.'}>{(control) => <TextInput {...control} {...typed} inputMode="numeric" value={pay} maxLength={12} placeholder="60,000" onChange={({ target }) => setPay(target.value)} />}</Field>
      <Field label="Currency">{(control) => <Select {...control} value={currency} options={CURRENCIES} onChange={({ target }) => choose(target.value)} />}</Field>
      <Checkbox label="Remote only" checked={filter.isRemote} onChange={({ target }) => apply({ isRemote: target.checked })} />
      {filter.pay !== null && <p className="text-text-muted sm:col-span-1 lg:col-span-2">Only jobs paid in {filter.currency}, and jobs without a stated salary.</p>}
    </div>
  )
}
