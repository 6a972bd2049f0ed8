import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { changeText } from '../rules/deeds.ts'
import { Loaded } from './Loaded.tsx'

const GetAuditLog = graphql(`
  query GetAuditLog($after: String) {
    auditLog(after: $after) { items { id doneAt actorName actorUsername actorRole action targetName reason details } next }
  }
`)

type Deed = ResultOf<typeof GetAuditLog>['auditLog']['items'][number]

/** What was done for the site: by whom, to what, and why; the latest first, older ones on demand. */
export function AuditSection() {
  const [after, goOn] = useState<string | null>(null)
  const answer = useAnswer(GetAuditLog, { after })
  return (
    <Loaded answer={answer}>
      {({ auditLog }) =>
        auditLog.items.length === 0 ? (
          <EmptyState text="No admin actions yet" hint="Role changes, suspensions, decisions and permission changes will appear here." />
        ) : (
          <>
            <Table
              caption="Audit log"
              keyOf={({ id }) => id}
              rows={auditLog.items}
              columns={COLUMNS}
            />
            <div className="flex gap-2">
              {after !== null && <Button onClick={() => goOn(null)}>Latest</Button>}
              {auditLog.next !== null && <Button onClick={() => goOn(auditLog.next)}>Older</Button>}
            </div>
          </>
        )
      }
    </Loaded>
  )
}

function Actor({ deed }: { deed: Deed }) {
  if (deed.actorUsername === null) return <span className="text-ink-soft">Deleted account</span>
  return <a className="link" href={`/profile/${deed.actorUsername}`}>{deed.actorName}</a>
}

function What({ deed: { action, targetName, details } }: { deed: Deed }) {
  const change = changeText(details)
  return (
    <span className="wrap-anywhere">
      {action} <strong className="font-medium">{targetName}</strong>
      {change !== '' && <span className="block text-sm text-ink-soft">{change}</span>}
    </span>
  )
}

const COLUMNS = [
  { title: 'When', cell: ({ doneAt }: Deed) => <TimeAgo at={doneAt} /> },
  { title: 'Who', cell: (deed: Deed) => <Actor deed={deed} /> },
  { title: 'Action', cell: (deed: Deed) => <What deed={deed} /> },
  { title: 'Reason', cell: ({ reason }: Deed) => <span className="wrap-anywhere">{reason}</span> },
]
