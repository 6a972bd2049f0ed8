import { parse } from '#platform/rules/parse.ts'
import type { Context } from '#platform/server/context.ts'
import { listSlowStatements, type SlowStatementRow } from '#platform/server/database/slow-statements.queries.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { isLate, nextRun } from '#platform/server/tasks/next-run.ts'
import { listSchedules, type ScheduleRow } from '#platform/server/tasks/task-schedules.queries.ts'
import { NO_FOLDER } from '../rules/backup-run.ts'
import { taskInput } from '../rules/operations.ts'
import { listBackupRuns, type BackupRunRow } from './operations/backup-runs.queries.ts'
import { listBackups, listDrills, type BackupRow, type DrillRow } from './operations/backups.queries.ts'
import { manageTask } from './operations/manage-task.ts'
import { listBounces, listErrors, listQueue, listStorage, listTables, readDatabase, readMail, type BounceRow, type DatabaseRow, type ErrorRow, type MailRow, type QueueRow, type StorageRow, type TableRow } from './operations/operations.queries.ts'
import { requestBackup } from './operations/request-backup.ts'
import { requestDrill } from './operations/request-drill.ts'

const may = 'health.read'

const QueuedTask = builder.objectRef<QueueRow>('QueuedTask').implement({
  description: 'The tasks of one name in the queue.',
  fields: (t) => ({
    task: t.exposeString('task', { may }),
    waiting: t.exposeInt('waiting', { may }),
    failed: t.exposeInt('failed', { may }),
    oldest: t.expose('oldest', { type: 'Instant', may, nullable: true }),
  }),
})

const Schedule = builder.objectRef<ScheduleRow>('TaskSchedule').implement({
  description: 'A scheduled task.',
  fields: (t) => ({
    task: t.exposeString('task', { may }),
    title: t.exposeString('title', { may, description: 'What it does, in words.' }),
    lastRunAt: t.expose('started_at', { type: 'Instant', may, nullable: true }),
    lastDurationMs: t.exposeInt('duration_ms', { may, nullable: true }),
    lastSucceeded: t.exposeBoolean('succeeded', { may, nullable: true }),
    nextRunAt: t.field({ type: 'Instant', may, nullable: true, resolve: ({ schedule }, _args, { clock }) => nextRun(schedule, clock.now()) }),
    isLate: t.boolean({ may, description: 'It should have run since its last run.', resolve: ({ schedule, started_at: at }, _args, { clock }) => at !== null && isLate(schedule, at, clock.now()) }),
  }),
})

const Bounce = builder.objectRef<BounceRow>('BouncedAddress').implement({
  description: 'A newsletter address that bounced.',
  fields: (t) => ({
    address: t.exposeString('address', { may, description: 'Without most of its name.' }),
    bouncedAt: t.expose('bounced_at', { type: 'Instant', may }),
    reason: t.exposeString('reason', { may, description: 'What the mail server said; empty if it gave no reason.' }),
  }),
})

const Mail = builder.objectRef<MailRow>('MailHealth').implement({
  description: 'How sending of emails goes.',
  fields: (t) => ({
    sentDay: t.exposeInt('sent_day', { may, description: 'In the last 24 hours.' }),
    sentWeek: t.exposeInt('sent_week', { may, description: 'In the last seven days.' }),
    waiting: t.exposeInt('waiting', { may }),
    failed: t.exposeInt('failed', { may }),
    bounced: t.exposeInt('bounced', { may, description: 'Newsletter addresses that bounced.' }),
    bounces: t.field({ type: [Bounce], may, extensions: { listSize: 10 }, description: 'The addresses that bounced last.', resolve: (_row, _args, { db }: Context) => listBounces(db) }),
  }),
})

const LargeTable = builder.objectRef<TableRow>('LargeTable').implement({
  description: 'A large table of the database, with its indexes.',
  fields: (t) => ({ name: t.exposeString('name', { may }), bytes: t.exposeFloat('bytes', { may }), rows: t.exposeFloat('row_estimate', { may, description: 'An estimate.' }) }),
})

const DatabaseState = builder.objectRef<DatabaseRow>('DatabaseState').implement({
  description: 'The database.',
  fields: (t) => ({
    bytes: t.exposeFloat('bytes', { may }),
    connections: t.exposeInt('connections', { may }),
    migrations: t.exposeInt('migrations', { may }),
    lastMigration: t.exposeString('last_migration', { may }),
    migratedAt: t.expose('migrated_at', { type: 'Instant', may }),
    tables: t.field({ type: [LargeTable], may, extensions: { listSize: 10 }, resolve: (_row, _args, context) => listTables(context.db) }),
  }),
})

const Backup = builder.objectRef<BackupRow>('Backup').implement({
  description: 'A backup that was taken.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    finishedAt: t.expose('finished_at', { type: 'Instant', may }),
    rows: t.exposeFloat('row_count', { may }),
    files: t.exposeFloat('file_count', { may }),
    bytes: t.exposeFloat('bytes', { may, nullable: true }),
  }),
})

const BackupRun = builder.objectRef<BackupRunRow>('BackupRun').implement({
  description: 'A requested backup that has failed or not finished.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    requestedAt: t.expose('requested_at', { type: 'Instant', may }),
    startedAt: t.expose('started_at', { type: 'Instant', may, nullable: true, description: 'Null while it waits.' }),
    finishedAt: t.expose('finished_at', { type: 'Instant', may, nullable: true, description: 'When it failed.' }),
    message: t.exposeString('message', { may, description: 'Why it failed.' }),
  }),
})

const Drill = builder.objectRef<DrillRow>('RestoreDrill').implement({
  description: 'A restore of the newest backup into a database that is thrown away.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    startedAt: t.expose('started_at', { type: 'Instant', may }),
    backupAt: t.expose('backup_at', { type: 'Instant', may, nullable: true }),
    succeeded: t.exposeBoolean('succeeded', { may }),
    rows: t.exposeFloat('row_count', { may }),
    message: t.exposeString('message', { may }),
  }),
})

const ErrorGroup = builder.objectRef<ErrorRow>('ErrorGroup').implement({
  description: 'An error that browsers reported, in one release.',
  fields: (t) => ({
    id: t.id({ may, resolve: ({ fingerprint, build }) => `${fingerprint}:${build}` }),
    message: t.exposeString('message', { may }),
    path: t.exposeString('path', { may, description: 'Where it happened last.' }),
    build: t.exposeString('build', { may, description: 'The release.' }),
    count: t.exposeInt('count', { may }),
    firstAt: t.expose('first_at', { type: 'Instant', may }),
    lastAt: t.expose('last_at', { type: 'Instant', may }),
  }),
})

const SlowStatement = builder.objectRef<SlowStatementRow>('SlowStatement').implement({
  description: 'A database statement that took long, without its values.',
  fields: (t) => ({
    id: t.exposeID('fingerprint', { may }),
    statement: t.exposeString('statement', { may }),
    count: t.exposeInt('count', { may }),
    averageMs: t.exposeFloat('average_ms', { may }),
    longestMs: t.exposeFloat('longest_ms', { may }),
    lastAt: t.expose('last_at', { type: 'Instant', may }),
  }),
})

const StoredFiles = builder.objectRef<StorageRow>('StoredFiles').implement({
  description: 'The stored files of one kind.',
  fields: (t) => ({ name: t.exposeString('name', { may }), files: t.exposeInt('files', { may }), bytes: t.exposeFloat('bytes', { may, nullable: true }) }),
})

const Operations = builder.objectRef<object>('Operations').implement({
  description: 'How the site runs.',
  fields: (t) => ({
    queue: t.field({ type: [QueuedTask], may, extensions: { listSize: 100 }, resolve: (_root, _args, { db }: Context) => listQueue(db) }),
    schedules: t.field({ type: [Schedule], may, extensions: { listSize: 100 }, resolve: (_root, _args, { db }: Context) => listSchedules(db) }),
    mail: t.field({ type: Mail, may, resolve: (_root, _args, { db, clock }: Context) => readMail(db, clock.now()) }),
    database: t.field({ type: DatabaseState, may, resolve: (_root, _args, { db }: Context) => readDatabase(db) }),
    backups: t.field({ type: [Backup], may, extensions: { listSize: 10 }, resolve: (_root, _args, { db }: Context) => listBackups(db, 10) }),
    backupRuns: t.field({ type: [BackupRun], may, extensions: { listSize: 5 }, resolve: (_root, _args, { db }: Context) => listBackupRuns(db, 5) }),
    noBackupBecause: t.string({ may, nullable: true, description: 'Why the site can’t take backups; null if it can.', resolve: (_root, _args, { files }: Context) => (files.folder === null ? NO_FOLDER : null) }),
    drills: t.field({ type: [Drill], may, extensions: { listSize: 10 }, resolve: (_root, _args, { db }: Context) => listDrills(db) }),
    slowStatements: t.field({ type: [SlowStatement], may, extensions: { listSize: 20 }, resolve: (_root, _args, { db }: Context) => listSlowStatements(db) }),
    storage: t.field({ type: [StoredFiles], may, extensions: { listSize: 5 }, resolve: (_root, _args, { db }: Context) => listStorage(db) }),
    errors: t.field({ type: [ErrorGroup], may, extensions: { listSize: 50 }, resolve: (_root, _args, { db }: Context) => listErrors(db) }),
  }),
})

builder.queryField('operations', (t) => t.field({ type: Operations, may, resolve: () => ({}) }))

builder.mutationFields((t) => ({
  manageTask: t.boolean({
    may: 'tasks.manage',
    description: 'Starts a failed task again (`retry`) or deletes it (`discard`).',
    args: { id: t.arg.id({ required: true }), action: t.arg.string({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => (await manageTask(context, parse(taskInput, args)), true),
  }),
  requestBackup: t.boolean({ may: 'tasks.manage', description: 'Takes a backup in the background.', resolve: (_root, _args, context) => done(requestBackup(context)) }),
  requestRestoreDrill: t.boolean({ may: 'tasks.manage', description: 'Runs a restore drill in the background.', resolve: async (_root, _args, context) => (await requestDrill(context), true) }),
}))
