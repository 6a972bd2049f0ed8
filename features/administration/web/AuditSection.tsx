import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { changeText } from '../rules/audit-details.ts'
import { Loaded } from './Loaded.tsx'

const GetAuditLog = graphql(`
  query GetAuditLog($after: String) {
    auditLog(after: $after) { items { id doneAt actorName actorUsername actorRole actionText targetName reason details } next }
  }
`)

const PAGES = {
  variables: (after: string | null) => ({ after }),
  getNextPageParam: ({ auditLog }: ResultOf<typeof GetAuditLog>) => auditLog.next,
}

type AuditEntry = ResultOf<typeof GetAuditLog>['auditLog']['items'][number]

/** The audit log, newest first; older entries load on demand. */
export function AuditSection() {
  const query = useInfiniteQuery(GetAuditLog, PAGES)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <Loaded query={query}>
      {({ pages }) =>
        pages[0]!.auditLog.items.length === 0 ? (
          <EmptyState text="No admin actions yet" hint="Role changes, suspensions, decisions and permission changes will appear here." />
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
    <span className="wrap-anywhere">
      {actionText} <strong className="font-medium">{targetName}</strong>
      {change !== '' && <span className="block text-sm text-text-muted">{change}</span>}
    </span>
  )
}

const COLUMNS = [
  { title: 'When', cell: ({ doneAt }: AuditEntry) => <TimeAgo at={doneAt} /> },
  { title: 'Who', cell: (entry: AuditEntry) => <Actor entry={entry} /> },
  { title: 'Action', cell: (entry: AuditEntry) => <ActionCell entry={entry} /> },
  { title: 'Reason', cell: ({ reason }: AuditEntry) => <span className="wrap-anywhere">{reason}</span> },
]
