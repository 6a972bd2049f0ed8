import { useState, useTransition, type FormEvent } from 'react'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { changeText } from '../rules/audit-details.ts'
import { downloadAuditLog, MAX_ENTRIES } from './audit-csv.ts'
import { AuditLogQuery } from './audit-log-query.ts'
import type { SectionProps } from './admin-sections.ts'
import { Loaded } from './Loaded.tsx'

const pagesOf = (q: string, isComplete: boolean) => ({
  variables: (after: string | null) => ({ after, q: q === '' ? null : q, isComplete }),
  getNextPageParam: ({ auditLog }: ResultOf<typeof AuditLogQuery>) => auditLog.next,
})

type AuditEntry = ResultOf<typeof AuditLogQuery>['auditLog']['items'][number]

/** The audit log, newest first; older entries load on demand. */
export function AuditSection({ path, search }: SectionProps) {
  const [q, show] = [search.get('q') ?? '', search.get('show') ?? '']
  return (
    <>
      <AuditFilters path={path} q={q} show={show} />
      <AuditEntries key={`${q} ${show}`} q={q} isComplete={show === 'all'} />
    </>
  )
}

function AuditFilters({ path, q, show }: { path: string; q: string; show: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  const go = (text: string, show: string) => navigate(`${path}?${new URLSearchParams({ ...(text !== '' && { q: text }), ...(show !== '' && { show }) })}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(text.trim(), show)
  }
  return (
    <form className="flex flex-wrap gap-3" role="search" onSubmit={submit}>
      <TextInput type="search" aria-label="Find entries by person, action, target or reason" placeholder="Person, action, target or reason" className="max-w-80" value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit">Find</Button>
      <Select aria-label="Show" options={SHOWN} value={show} onChange={(event) => go(text.trim(), event.target.value)} />
      <DownloadButton q={q} isComplete={show === 'all'} />
    </form>
  )
}

/** Saves what is shown, also the entries that are not loaded yet. */
function DownloadButton({ q, isComplete }: { q: string; isComplete: boolean }) {
  const [isLoading, startLoading] = useTransition()
  const download = () =>
    startLoading(async () => {
      try {
        const hasMore = await downloadAuditLog({ q: q === '' ? null : q, isComplete })
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

const SHOWN = [
  { value: '', label: 'Admin actions' },
  { value: 'all', label: 'All entries, with members’ access tokens' },
]

function AuditEntries({ q, isComplete }: { q: string; isComplete: boolean }) {
  const query = useInfiniteQuery(AuditLogQuery, pagesOf(q, isComplete))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <Loaded query={query}>
      {({ pages }) =>
        pages[0]!.auditLog.items.length === 0 ? (
          q !== '' ? <EmptyState text="No results found." /> : <EmptyState text="No admin actions yet" hint="Role changes, suspensions, decisions and permission changes will appear here." />
        ) : (
          <>
            <Table
              caption="Entries of the audit log"
              keyOf={({ id }) => id}
              rows={pages.flatMap(({ auditLog }) => auditLog.items)}
              columns={COLUMNS}
            />
            {hasNextPage && (
              <Button className="justify-self-start" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
                Older
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function Actor({ entry }: { entry: AuditEntry }) {
  if (entry.actorUsername === null) return <span className="text-text-muted">Deleted account</span>
  return <a className="link" href={`/profile/${entry.actorUsername}`}>{entry.actorName}</a>
}

function ActionCell({ entry: { actionText, targetName, details } }: { entry: AuditEntry }) {
  const change = changeText(details)
  return (
    <span className="block min-w-48 wrap-break-word">
      {actionText} <strong className="font-medium">{targetName}</strong>
      {change !== '' && <span className="block text-sm text-text-muted">{change}</span>}
    </span>
  )
}

const COLUMNS = [
  { title: 'When', cell: ({ doneAt }: AuditEntry) => <time className="whitespace-nowrap" dateTime={doneAt}>{dayAndTime(new Date(doneAt))}</time> },
  { title: 'Who', cell: (entry: AuditEntry) => <Actor entry={entry} /> },
  { title: 'Action', cell: (entry: AuditEntry) => <ActionCell entry={entry} /> },
  { title: 'Reason', cell: ({ reason }: AuditEntry) => <span className="block min-w-40 wrap-break-word">{reason}</span> },
]
