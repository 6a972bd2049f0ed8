import { useId, useState, useTransition } from 'react'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { chevronDownIcon, chevronUpIcon, downloadIcon } from '#platform/web/ui/icons.ts'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useTypedFilter } from '#platform/web/use-typed-filter.ts'
import { foundText } from '../rules/count-text.ts'
import { AUDIT_KIND_LABELS, AUDIT_KINDS } from '../rules/audit-kinds.ts'
import { areFiltered, auditFilters, auditSearch, clearedAddress, isBackwards, isWholeYear, type AuditFilters } from './audit-address.ts'
import { downloadAuditLog, MAX_ENTRIES } from './audit-csv.ts'
import { PersonField } from './PersonField.tsx'

const SHOWN = [
  { value: '', label: 'All admin actions' },
  ...AUDIT_KINDS.map((value) => ({ value, label: AUDIT_KIND_LABELS[value] })),
  { value: 'all', label: 'All entries, including access tokens' },
]

interface Props {
  path: string
  search: URLSearchParams
  /** How many entries are found; null while it is not known. */
  total: number | null
}

/** The filters of the audit log, which act at once, and how many entries they find. */
export function AuditFilterRow({ path, search, total }: Props) {
  const navigate = useNavigate()
  const filters = auditFilters(search)
  const [hasMore, showMore] = useState(filters.person !== '' || filters.from !== '' || filters.to !== '')
  const change = (changes: Record<string, string>) => navigate(changedAddress(path, search, changes), { replace: true })
  const part = { search, change }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3 md:[&>search]:flex-1">
        <SearchBox label="Search the audit log" placeholder="Words of an entry" path={path} search={search} />
        <div className="w-52 max-md:w-full lg:w-64">
          <Select aria-label="Show" options={SHOWN} value={filters.show} onChange={(event) => change({ show: event.target.value })} />
        </div>
        {/* On phones the entries come first. */}
        <Button className="w-full md:hidden!" icon={hasMore ? chevronUpIcon : chevronDownIcon} aria-expanded={hasMore} onClick={() => showMore(!hasMore)}>
          Person and dates
        </Button>
        <div className={`flex w-full flex-wrap items-center gap-3 ${hasMore ? '' : 'max-md:hidden'}`}>
          <PersonFilter {...part} />
          <DayFilter {...part} name="from" label="From" />
          <DayFilter {...part} name="to" label="To" />
        </div>
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-3">
        <p role="status" className={`tabular text-sm ${isBackwards(filters) ? 'text-danger' : 'text-text-muted'}`}>
          {isBackwards(filters) ? 'From is after To.' : total === null ? '' : foundText(total, 'entry', 'entries')}
        </p>
        {/* An empty result has it inside. */}
        {areFiltered(filters) && total !== 0 && (
          <ButtonLink small variant="ghost" to={clearedAddress(path, search)}>
            Clear filters
          </ButtonLink>
        )}
        <div className="ml-auto">
          <DownloadButton filters={filters} />
        </div>
      </div>
    </div>
  )
}

interface PartProps {
  search: URLSearchParams
  change: (changes: Record<string, string>) => void
}

function PersonFilter({ search, change }: PartProps) {
  const filter = useTypedFilter({ given: auditFilters(search).person, query: search.toString(), apply: (person) => change({ person: person.replace(/^@/, '') }) })
  return (
    <div className="min-w-0 max-lg:w-full lg:flex-1">
      <PersonField label="Person" placeholder="Person: actor or target" value={filter.typed} onChange={filter.type} onChoose={filter.send} />
    </div>
  )
}

function DayFilter({ search, change, name, label }: PartProps & { name: 'from' | 'to'; label: string }) {
  const id = useId()
  const filter = useTypedFilter({ given: auditFilters(search)[name], query: search.toString(), apply: (day) => isWholeYear(day) && change({ [name]: day }) })
  return (
    <div className="flex items-center gap-2 text-sm max-lg:flex-1 max-md:basis-full">
      <label htmlFor={id} className="text-text-muted max-md:w-12">
        {label}
      </label>
      <input id={id} type="date" className="control lg:w-38!" value={filter.typed} onChange={({ target }) => filter.type(target.value)} />
    </div>
  )
}

/** Saves what is shown, also the entries that are not loaded yet. */
function DownloadButton({ filters }: { filters: AuditFilters }) {
  const [isLoading, startLoading] = useTransition()
  const download = () =>
    startLoading(async () => {
      try {
        const hasMore = await downloadAuditLog(auditSearch(filters))
        if (hasMore) showToast(`The file has the latest ${new Intl.NumberFormat().format(MAX_ENTRIES)} entries. Search for less to get older ones.`)
      } catch (error) {
        showToast((error as Error).message, { kind: 'error' })
      }
    })
  return (
    <Button small icon={downloadIcon} busy={isLoading} disabledBecause={isBackwards(filters) ? 'From is after To' : null} onClick={download}>
      Download CSV
    </Button>
  )
}
