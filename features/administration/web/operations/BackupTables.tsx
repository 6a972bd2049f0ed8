import { useEffect, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { bytesText } from '#platform/rules/bytes.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { countText } from '../../rules/count-text.ts'
import { OperationsPart } from './OperationsPart.tsx'

const RequestRestoreDrill = graphql(`
  mutation RequestRestoreDrill { requestRestoreDrill }
`)

/** Each backup needs a folder of its own. */
const BACKUP_COMMAND = 'npm run backup -- backups/$(date +%F)'

/** How often the result of a drill is looked for. */
const POLL_MS = 2_000

interface Backup {
  id: string
  finishedAt: string
  rows: number
  files: number
  bytes: number | null
}

interface Drill {
  id: string
  startedAt: string
  backupAt: string | null
  succeeded: boolean
  rows: number
  message: string
}

/** The backups, and whether the newest one could be restored. */
export function BackupTables({ backups, drills, mayManage, refetch }: { backups: readonly Backup[]; drills: readonly Drill[]; mayManage: boolean; refetch: () => void }) {
  // The newest drill when another one was requested; undefined: none was.
  const [before, setBefore] = useState<string | null | undefined>()
  const newest = drills[0]?.id ?? null
  const isRunning = before !== undefined && before === newest
  const request = useMutation(RequestRestoreDrill, { onSuccess: () => setBefore(newest) })
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(refetch, POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, refetch])
  return (
    <>
      <OperationsPart title="Backups">
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
          {backups.length === 0 ? 'No backup yet. To take one, run on the server:' : 'To take a backup, run on the server:'} <code>{BACKUP_COMMAND}</code>
          <Button small aria-label="Copy the backup command" onClick={() => void copyText(BACKUP_COMMAND, { copied: 'Command copied', failed: 'Couldn’t copy the command. Select and copy it.' })}>
            Copy
          </Button>
        </p>
        {backups.length > 0 && (
          <Table caption="Backups" keyOf={({ id }) => id} rows={backups} columns={BACKUPS} />
        )}
      </OperationsPart>
      <OperationsPart title="Restore drills" action={mayManage && <Button busy={request.isPending || isRunning} disabledBecause={backups.length === 0 ? 'There is no backup to restore' : null} onClick={() => request.mutate({})}>Run restore drill</Button>}>
        <ErrorMessage message={request.error?.message} />
        <p role="status" className="text-sm text-text-muted empty:hidden">
          {isRunning && 'The newest backup is being restored into a database that is thrown away. The result will appear here.'}
        </p>
        {drills.length === 0 ? <p className="text-sm text-text-muted">No drill yet. One runs each Sunday.</p> : <Table caption="Restore drills" keyOf={({ id }) => id} rows={drills} columns={DRILLS} />}
      </OperationsPart>
    </>
  )
}

const BACKUPS = [
  { title: 'Taken', cell: ({ finishedAt }: Backup) => <TimeAgo at={finishedAt} /> },
  { title: 'Size', cell: ({ bytes }: Backup) => (bytes === null ? 'Unknown' : bytesText(bytes)), numeric: true },
  { title: 'Rows', cell: ({ rows }: Backup) => countText(rows), numeric: true },
  { title: 'Files', cell: ({ files }: Backup) => countText(files), numeric: true },
]

const DRILLS = [
  { title: 'Drill', cell: ({ startedAt }: Drill) => <TimeAgo at={startedAt} /> },
  { title: 'Result', cell: ({ succeeded }: Drill) => <Badge tone={succeeded ? 'success' : 'danger'}>{succeeded ? 'Restored' : 'Failed'}</Badge> },
  { title: 'Rows', cell: ({ rows }: Drill) => countText(rows), numeric: true },
  { title: 'Details', cell: ({ message }: Drill) => <span className="wrap-anywhere">{message}</span> },
]
