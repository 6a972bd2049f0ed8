import type { ReactNode } from 'react'
import { bytesText } from '#platform/rules/bytes.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { judgeLines, judgeSentence } from '../../rules/judge-summary.ts'
import { countText } from '../../rules/count-text.ts'
import { taskName } from '../../rules/task-name.ts'
import { OperationsPart } from './OperationsPart.tsx'

interface Operations {
  queue: readonly { task: string; waiting: number; failed: number; oldest: string | null }[]
  schedules: readonly { task: string; lastRunAt: string | null }[]
  mail: { sentDay: number; sentWeek: number; waiting: number; failed: number; bounced: number }
  database: { bytes: number; connections: number; migrations: number; lastMigration: string; migratedAt: string; tables: readonly { name: string; bytes: number; rows: number }[] }
  errors: readonly { id: string; message: string; path: string; build: string; count: number; firstAt: string; lastAt: string }[]
}

interface Judging {
  judge: string | null
  hasSandbox: boolean
  submissionsWaiting: number
  submissionsRunning: number
  lastJudged: string | null
}

/** Errors, queue, schedules, emails, judges and database. */
export function OperationsTables({ operations: { queue, schedules, mail, database, errors }, judging }: { operations: Operations; judging: Judging }) {
  return (
    <>
      <OperationsPart title="Browser errors">
        {errors.length === 0 ? <p className="text-sm text-text-muted">No browser errors have been reported.</p> : <Table caption="Browser errors" keyOf={({ id }) => id} rows={errors} columns={ERRORS} />}
      </OperationsPart>
      <OperationsPart title="Queue">
        {queue.length === 0 ? <p className="text-sm text-text-muted">The queue is empty.</p> : <Table caption="Queue" keyOf={({ task }) => task} rows={queue} columns={QUEUE} />}
      </OperationsPart>
      <OperationsPart title="Schedules">
        <Table caption="Schedules" keyOf={({ task }) => task} rows={schedules} columns={SCHEDULES} />
      </OperationsPart>
      <OperationsPart title="Email">
        <Figures
          caption="Email"
          rows={[
            ['Sent in the last 24 hours', countText(mail.sentDay)], ['Sent in the last seven days', countText(mail.sentWeek)], ['Waiting', countText(mail.waiting)],
            ['Failed', countText(mail.failed)], ['Newsletter addresses that bounced', countText(mail.bounced)],
          ]}
        />
      </OperationsPart>
      <OperationsPart title="Judges">
        <Figures
          caption="Judges"
          rows={[
            ['State', <JudgeState key="state" summary={judging.judge} />],
            ...judgeLines(judging.judge ?? '').map(({ language, sandbox }) => [`Sandbox for ${language}`, sandbox ?? <Badge key={language} tone="danger">Off</Badge>] as const),
            ['Submissions waiting', countText(judging.submissionsWaiting)], ['Submissions running', countText(judging.submissionsRunning)],
            ['Last judged', judging.lastJudged === null ? 'Never' : <TimeAgo key="at" at={judging.lastJudged} />],
          ]}
        />
      </OperationsPart>
      <OperationsPart title="Database">
        <Figures
          caption="Database"
          rows={[
            ['Size', bytesText(database.bytes)], ['Connections', countText(database.connections)], ['Migrations', countText(database.migrations)],
            ['Last migration', <span key="last" className="wrap-anywhere">{database.lastMigration}, <TimeAgo at={database.migratedAt} /></span>],
          ]}
        />
        <Table caption="Largest tables" keyOf={({ name }) => name} rows={database.tables} columns={TABLES} />
      </OperationsPart>
    </>
  )
}

function JudgeState({ summary }: { summary: string | null }) {
  const { isReady, text } = judgeSentence(summary)
  return isReady ? text : <Badge tone={summary === null || text.startsWith('Off') ? 'danger' : 'warning'}>{text}</Badge>
}

function Figures({ caption, rows }: { caption: string; rows: readonly (readonly [string, ReactNode])[] }) {
  return <Table caption={caption} keyOf={([name]) => name} rows={rows} columns={FIGURES} />
}

const FIGURES = [
  { title: 'Metric', cell: ([name]: readonly [string, ReactNode]) => name },
  { title: 'Value', cell: ([, value]: readonly [string, ReactNode]) => <span className="wrap-anywhere">{value}</span> },
]

const ERRORS = [
  { title: 'Error', cell: ({ message, path }: Operations['errors'][number]) => <span className="wrap-anywhere">{message} <code>{path}</code></span> },
  { title: 'Release', cell: ({ build }: Operations['errors'][number]) => <code className="wrap-anywhere">{build}</code> },
  { title: 'Count', cell: (error: Operations['errors'][number]) => countText(error.count), numeric: true },
  { title: 'Last', cell: ({ lastAt }: Operations['errors'][number]) => <TimeAgo at={lastAt} /> },
]

const QUEUE = [
  { title: 'Task', cell: ({ task }: Operations['queue'][number]) => <span title={task}>{taskName(task)}</span> },
  { title: 'Waiting', cell: ({ waiting }: Operations['queue'][number]) => countText(waiting), numeric: true },
  { title: 'Failed', cell: ({ failed }: Operations['queue'][number]) => countText(failed), numeric: true },
]

const SCHEDULES = [
  { title: 'Schedule', cell: ({ task }: Operations['schedules'][number]) => <span title={task}>{taskName(task)}</span> },
  { title: 'Last run', cell: ({ lastRunAt }: Operations['schedules'][number]) => <span className="whitespace-nowrap">{lastRunAt === null ? 'Not yet' : <TimeAgo at={lastRunAt} />}</span> },
]

const TABLES = [
  { title: 'Table', cell: ({ name }: Operations['database']['tables'][number]) => <code>{name}</code> },
  { title: 'Size', cell: ({ bytes }: Operations['database']['tables'][number]) => bytesText(bytes), numeric: true },
  { title: 'Rows', cell: ({ rows }: Operations['database']['tables'][number]) => countText(rows), numeric: true },
]
