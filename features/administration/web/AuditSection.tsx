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
    auditLog(after: $after) { items { id doneAt actorName actorUsername actorRole action targetName reason details } next }
  }
`)

const PAGES = {
  variables: (after: string | null) => ({ after }),
  getNextPageParam: ({ auditLog }: ResultOf<typeof GetAuditLog>) => auditLog.next,
}

type Deed = ResultOf<typeof GetAuditLog>['auditLog']['items'][number]

/** What was done for the site: by whom, to what, and why; the latest first, older ones on demand. */
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
              caption="Audit log"
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

function Actor({ deed }: { deed: Deed }) {
  if (deed.actorUsername === null) return <span className="text-text-muted">Deleted account</span>
  return <a className="link" href={`/profile/${deed.actorUsername}`}>{deed.actorName}</a>
}

function What({ deed: { action, targetName, details } }: { deed: Deed }) {
  const change = changeText(details)
  return (
    <span className="wrap-anywhere">
      {action} <strong className="font-medium">{targetName}</strong>
      {change !== '' && <span className="block text-sm text-text-muted">{change}</span>}
    </span>
  )
}

const COLUMNS = [
  { title: 'When', cell: ({ doneAt }: Deed) => <TimeAgo at={doneAt} /> },
  { title: 'Who', cell: (deed: Deed) => <Actor deed={deed} /> },
  { title: 'Action', cell: (deed: Deed) => <What deed={deed} /> },
  { title: 'Reason', cell: ({ reason }: Deed) => <span className="wrap-anywhere">{reason}</span> },
]
