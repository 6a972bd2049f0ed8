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

const RequestBackup = graphql(`
  mutation RequestBackup { requestBackup }
`)

/** Each backup needs a folder of its own. */
const BACKUP_COMMAND = 'npm run backup -- backups/$(date +%F)'

export interface Backup {
  id: string
  finishedAt: string
  rows: number
  files: number
  bytes: number | null
}

/** A requested backup that has failed or not finished. */
export interface BackupRun {
  id: string
  requestedAt: string
  startedAt: string | null
  finishedAt: string | null
  message: string
}

interface Props {
  backups: readonly Backup[]
  runs: readonly BackupRun[]
  noBackupBecause: string | null
  isRunning: boolean
  mayManage: boolean
  onRequested: () => void
}

/** The backups with those that run or have failed, and the button that takes one. */
export function BackupList({ backups, runs, noBackupBecause, isRunning, mayManage, onRequested }: Props) {
  const request = useMutation(RequestBackup, { onSuccess: onRequested })
  const rows = [...runs.map((run) => rowOfRun(run)), ...backups.map((backup) => rowOfBackup(backup))].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <OperationsPart
      title="Backups"
      action={mayManage && (
        <Button busy={request.isPending || isRunning} busyText="Backing up…" disabledBecause={noBackupBecause} onClick={() => request.mutate({})}>
          Back up now
        </Button>
      )}
    >
      <ErrorMessage message={request.error?.message} />
      <p role="status" className="text-sm text-text-muted empty:hidden">
        {isRunning && 'The backup runs in the background. You can leave this page.'}
      </p>
      {mayManage && noBackupBecause !== null && <p className="text-sm text-text-muted">{noBackupBecause}</p>}
      {rows.length > 0 ? <Table caption="Backups" keyOf={({ id }) => id} rows={rows} columns={COLUMNS} /> : <p className="text-sm text-text-muted">No backup yet.</p>}
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        For scheduled backups or before an upgrade, run this on the server: <code>{BACKUP_COMMAND}</code>
        <Button small aria-label="Copy the backup command" onClick={() => void copyText(BACKUP_COMMAND, { copied: 'Command copied', failed: 'Couldn’t copy the command. Select and copy it.' })}>
          Copy
        </Button>
      </p>
    </OperationsPart>
  )
}

interface Row {
  id: string
  at: string
  state: 'Finished' | 'Waiting' | 'Running' | 'Failed'
  size: string
  rows: string
  files: string
  message: string
}

const NONE = { size: '–', rows: '–', files: '–' }

const rowOfRun = ({ id, requestedAt, startedAt, finishedAt, message }: BackupRun): Row => ({
  ...NONE, id, message, at: finishedAt ?? requestedAt, state: finishedAt !== null ? 'Failed' : startedAt === null ? 'Waiting' : 'Running',
})

const rowOfBackup = ({ id, finishedAt, bytes, rows, files }: Backup): Row => ({
  id, at: finishedAt, state: 'Finished', size: bytes === null ? 'Unknown' : bytesText(bytes), rows: countText(rows), files: countText(files), message: '',
})

const TONES = { Finished: 'success', Waiting: 'plain', Running: 'accent', Failed: 'danger' } as const

const COLUMNS = [
  { title: 'Taken', cell: ({ at }: Row) => <TimeAgo at={at} /> },
  {
    title: 'State',
    cell: ({ state, message }: Row) => (
      <>
        <Badge tone={TONES[state]}>{state}</Badge>
        {message !== '' && <span className="mt-1 block text-sm text-text-muted wrap-anywhere">{message}</span>}
      </>
    ),
  },
  { title: 'Size', cell: ({ size }: Row) => size, numeric: true },
  { title: 'Rows', cell: ({ rows }: Row) => rows, numeric: true },
  { title: 'Files', cell: ({ files }: Row) => files, numeric: true },
]
