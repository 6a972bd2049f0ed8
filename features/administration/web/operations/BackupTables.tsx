import { useEffect, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { BackupList, type Backup, type BackupRun } from './BackupList.tsx'
import { OperationsPart } from './OperationsPart.tsx'

const RequestRestoreDrill = graphql(`
  mutation RequestRestoreDrill { requestRestoreDrill }
`)

/** How often the result of a backup or a drill is looked for. */
const POLL_MS = 2_000

interface Drill {
  id: string
  startedAt: string
  backupAt: string | null
  succeeded: boolean
  rows: number
  message: string
}

interface Props {
  operations: { backups: readonly Backup[]; backupRuns: readonly BackupRun[]; noBackupBecause: string | null; drills: readonly Drill[] }
  mayManage: boolean
  refetch: () => void
}

/** The backups, and whether the newest one could be restored. */
export function BackupTables({ operations: { backups, backupRuns, noBackupBecause, drills }, mayManage, refetch }: Props) {
  // The newest drill when another one was requested; undefined: none was.
  const [before, setBefore] = useState<string | null | undefined>()
  const newest = drills[0]?.id ?? null
  const isDrilling = before !== undefined && before === newest
  const isBackingUp = backupRuns.some(({ finishedAt }) => finishedAt === null)
  const request = useMutation(RequestRestoreDrill, { onSuccess: () => setBefore(newest) })
  useEffect(() => {
    if (!isDrilling && !isBackingUp) return
    const timer = setInterval(refetch, POLL_MS)
    return () => clearInterval(timer)
  }, [isDrilling, isBackingUp, refetch])
  return (
    <>
      <BackupList backups={backups} runs={backupRuns} noBackupBecause={noBackupBecause} isRunning={isBackingUp} mayManage={mayManage} onRequested={refetch} />
      <OperationsPart title="Restore drills" action={mayManage && <Button busy={request.isPending || isDrilling} disabledBecause={backups.length === 0 ? 'There is no backup to restore' : null} onClick={() => request.mutate({})}>Run restore drill</Button>}>
        <ErrorMessage message={request.error?.message} />
        <p role="status" className="text-sm text-text-muted empty:hidden">
          {isDrilling && 'Restoring the newest backup into a temporary database. The result will appear here.'}
        </p>
        {drills.length === 0 ? <p className="text-sm text-text-muted">No drill yet. One runs each Sunday.</p> : <Table caption="Restore drills" keyOf={({ id }) => id} rows={drills} columns={DRILLS} />}
      </OperationsPart>
    </>
  )
}

const DRILLS = [
  { title: 'Drill', cell: ({ startedAt }: Drill) => <TimeAgo at={startedAt} /> },
  { title: 'Result', cell: ({ succeeded }: Drill) => <Badge tone={succeeded ? 'success' : 'danger'}>{succeeded ? 'Restored' : 'Failed'}</Badge> },
  { title: 'Rows', cell: ({ rows }: Drill) => countText(rows), numeric: true },
  { title: 'Details', cell: ({ message }: Drill) => <span className="wrap-anywhere">{message}</span> },
]
