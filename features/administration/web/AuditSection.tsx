import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { Breakable } from '#platform/web/ui/Breakable.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { longDay, secondOfDay } from '#platform/web/ui/time-words.ts'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { changeText, fullTexts, nobodyText, proposerOf } from '../rules/audit-details.ts'
import { areFiltered, auditFilters, auditSearch, clearedAddress, isBackwards, type AuditFilters } from './audit-address.ts'
import { AuditFilterRow } from './AuditFilterRow.tsx'
import { AuditLogQuery } from './audit-log-query.ts'
import type { SectionProps } from './admin-sections.ts'
import { Loaded } from './Loaded.tsx'

const pagesOf = (filters: AuditFilters) => ({
  variables: (after: string | null) => ({ after, ...auditSearch(filters) }),
  getNextPageParam: ({ auditLog }: ResultOf<typeof AuditLogQuery>) => auditLog.next,
  keepsPrevious: true,
})

type AuditEntry = ResultOf<typeof AuditLogQuery>['auditLog']['items'][number]

/** The audit log, newest first; older entries load on demand. */
export function AuditSection({ path, search }: SectionProps) {
  const filters = auditFilters(search)
  const isSearched = !isBackwards(filters)
  const query = useInfiniteQuery(AuditLogQuery, isSearched ? pagesOf(filters) : null)
  return (
    <>
      <AuditFilterRow path={path} search={search} total={query.data?.pages[0]?.auditLog.total ?? null} />
      {isSearched && (
        <Loaded query={query}>
          {({ pages }) => {
            const entries = pages.flatMap(({ auditLog }) => auditLog.items)
            if (entries.length > 0) {
              return (
                <>
                  <Table stacks="early" caption="Entries of the audit log" keyOf={({ id }) => id} groupOf={({ doneAt }) => longDay(new Date(doneAt))} rows={entries} columns={COLUMNS} />
                  <MoreButton query={query}>Older</MoreButton>
                </>
              )
            }
            return areFiltered(filters) ? (
              <EmptyState text="No results found." action={<ButtonLink to={clearedAddress(path, search)}>Clear filters</ButtonLink>} />
            ) : (
              <EmptyState text="No admin actions yet" hint="Role changes, suspensions, decisions and permission changes will appear here." />
            )
          }}
        </Loaded>
      )}
    </>
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

function ActionCell({ entry: { actionText, targetName, targetPerson, path, details } }: { entry: AuditEntry }) {
  const target = targetPerson ?? targetName
  const change = changeText(details)
  const texts = fullTexts(details)
  return (
    <div className="min-w-48 wrap-break-word first-letter:uppercase">
      {actionText} {path === null || target === '' ? <strong className="font-medium"><Breakable text={target} /></strong> : <a className="link font-medium" href={path}><Breakable text={target} /></a>}
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

const COLUMNS = [
  { title: 'When', cell: ({ doneAt }: AuditEntry) => <time className="tabular whitespace-nowrap" dateTime={doneAt}>{secondOfDay(new Date(doneAt))}</time> },
  { title: 'Who', cell: (entry: AuditEntry) => <Actor entry={entry} /> },
  { title: 'Action', cell: (entry: AuditEntry) => <ActionCell entry={entry} />, isWide: true },
  { title: 'Reason', cell: ({ reason }: AuditEntry) => (reason === '' ? null : <span className="block min-w-40 wrap-anywhere">{reason}</span>) },
]
