import { useState, useTransition, type FormEvent } from 'react'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Breakable } from '#platform/web/ui/Breakable.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { dayAndSecond } from '#platform/web/ui/time-words.ts'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { AUDIT_KIND_LABELS, AUDIT_KINDS } from '../rules/audit-kinds.ts'
import { changeText, fullTexts, nobodyText, proposerOf } from '../rules/audit-details.ts'
import { areFiltered, auditAddress, auditFilters, auditSearch, isBackwards, type AuditFilters } from './audit-address.ts'
import { downloadAuditLog, MAX_ENTRIES } from './audit-csv.ts'
import { AuditLogQuery } from './audit-log-query.ts'
import type { SectionProps } from './admin-sections.ts'
import { Loaded } from './Loaded.tsx'
import { PersonField } from './PersonField.tsx'

const pagesOf = (filters: AuditFilters) => ({
  variables: (after: string | null) => ({ after, ...auditSearch(filters) }),
  getNextPageParam: ({ auditLog }: ResultOf<typeof AuditLogQuery>) => auditLog.next,
  keepsPrevious: true,
})

type AuditEntry = ResultOf<typeof AuditLogQuery>['auditLog']['items'][number]

/** The audit log, newest first; older entries load on demand. */
export function AuditSection({ path, search }: SectionProps) {
  const filters = auditFilters(search)
  return (
    <>
      <AuditForm path={path} filters={filters} />
      {!isBackwards(filters) && <AuditEntries filters={filters} />}
    </>
  )
}

function AuditForm({ path, filters }: { path: string; filters: AuditFilters }) {
  const navigate = useNavigate()
  const address = auditAddress(path, filters)
  const [typed, setTyped] = useState(filters)
  const [shown, setShown] = useState(address)
  // Back and Clear filters change the fields, too.
  if (shown !== address) {
    setShown(address)
    setTyped(filters)
  }
  const [hasMore, showMore] = useState(filters.person !== '' || filters.from !== '' || filters.to !== '')
  const set = (part: Partial<AuditFilters>) => setTyped({ ...typed, ...part })
  const go = (part: Partial<AuditFilters> = {}) => navigate(auditAddress(path, { ...typed, q: typed.q.trim(), person: typed.person.trim().replace(/^@/, ''), ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBackwards(typed)) go()
  }
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={name === 'to' && isBackwards(typed) ? 'From is after To.' : undefined}>{(control) => <TextInput {...control} type="date" value={typed[name]} onChange={({ target }) => set({ [name]: target.value })} />}</Field>
  )
  return (
    <form className="grid grid-cols-1 gap-4" role="search" onSubmit={submit}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-4">
        <Field label="Search" hint="Any words of an entry.">
          {(control) => <TextInput {...control} type="search" value={typed.q} onChange={({ target }) => set({ q: target.value })} />}
        </Field>
        <Button small variant="ghost" className="justify-self-start md:hidden!" aria-expanded={hasMore} onClick={() => showMore(!hasMore)}>
          Person and dates
        </Button>
        {/* On phones the entries come first. */}
        <div className={`grid grid-cols-1 items-start gap-4 min-[23rem]:grid-cols-2 min-[23rem]:max-lg:*:first:col-span-2 lg:col-span-3 lg:grid-cols-3 ${hasMore ? '' : 'max-md:hidden'}`}>
          <PersonField label="Person" hint="Actor or target." value={typed.person} onChange={(person) => set({ person })} onChoose={(person) => !isBackwards(typed) && go({ person })} />
          {day('from', 'From')}
          {day('to', 'To')}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          Find
        </Button>
        {areFiltered(filters) && <Button onClick={() => navigate(auditAddress(path, { ...EMPTY, show: filters.show === 'all' ? 'all' : '' }))}>Clear filters</Button>}
        <Select aria-label="Show" options={SHOWN} value={typed.show} onChange={(event) => go({ show: event.target.value })} />
        <DownloadButton filters={filters} />
      </div>
    </form>
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
    <Button icon={downloadIcon} busy={isLoading} onClick={download}>
      Download CSV
    </Button>
  )
}

const EMPTY = auditFilters(new URLSearchParams())

const SHOWN = [
  { value: '', label: 'All admin actions' },
  ...AUDIT_KINDS.map((value) => ({ value, label: AUDIT_KIND_LABELS[value] })),
  { value: 'all', label: 'All entries, including access tokens' },
]

function AuditEntries({ filters }: { filters: AuditFilters }) {
  const query = useInfiniteQuery(AuditLogQuery, pagesOf(filters))
  return (
    <Loaded query={query}>
      {({ pages }) =>
        pages[0]!.auditLog.items.length === 0 ? (
          areFiltered(filters) ? <EmptyState text="No results found." /> : <EmptyState text="No admin actions yet" hint="Role changes, suspensions, decisions and permission changes will appear here." />
        ) : (
          <>
            <Table
              stacks="early"
              caption="Entries of the audit log"
              keyOf={({ id }) => id}
              rows={pages.flatMap(({ auditLog }) => auditLog.items)}
              columns={COLUMNS}
            />
            <MoreButton query={query}>Older</MoreButton>
          </>
        )
      }
    </Loaded>
  )
}

function Actor({ entry }: { entry: AuditEntry }) {
  const proposer = proposerOf(entry.details)
  return (
    <>
      {entry.actorUsername === null ? <span className="text-text-muted">{nobodyText(entry.actorRole)}</span> : <a className="link whitespace-nowrap" href={`/profile/${entry.actorUsername}`}>{entry.actorName}</a>}
      {proposer !== null && <> and {proposer}</>}
    </>
  )
}

function ActionCell({ entry: { actionText, targetName, path, details } }: { entry: AuditEntry }) {
  const change = changeText(details)
  const texts = fullTexts(details)
  return (
    <div className="min-w-48 wrap-break-word first-letter:uppercase">
      {actionText} {path === null || targetName === '' ? <strong className="font-medium"><Breakable text={targetName} /></strong> : <a className="link font-medium" href={path}><Breakable text={targetName} /></a>}
      {change !== '' && texts.length === 0 && <span className="block text-sm text-text-muted">{change}</span>}
      {texts.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-text-muted">{change}</summary>
          {texts.map(({ label, before, after }) => (
            <dl key={label} className="mt-2 grid grid-cols-1 gap-3 lg:grid-cols-2">
              <FullText title={`${label} before`} text={before} />
              <FullText title={`${label} after`} text={after} />
            </dl>
          ))}
        </details>
      )}
    </div>
  )
}

const FullText = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0">
    <dt className="font-medium">{title}</dt>
    <dd dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">{text === '' ? <span className="text-text-muted">Nothing</span> : text}</dd>
  </div>
)

/** A longer change gets more than one line. */
const LONG_CHANGE = 60

const COLUMNS = [
  { title: 'When', cell: ({ doneAt }: AuditEntry) => <time className="whitespace-nowrap" dateTime={doneAt}>{dayAndSecond(new Date(doneAt))}</time> },
  { title: 'Who', cell: (entry: AuditEntry) => <Actor entry={entry} /> },
  // Long texts get the place of a reason that was not given.
  { title: 'Action', cell: (entry: AuditEntry) => <ActionCell entry={entry} />, takesNext: ({ reason, details }: AuditEntry) => reason === '' && (fullTexts(details).length > 0 || changeText(details).length > LONG_CHANGE) },
  { title: 'Reason', cell: ({ reason }: AuditEntry) => (reason === '' ? null : <span className="block min-w-40 wrap-anywhere">{reason}</span>) },
]
