import { sql, type Db } from '#platform/server/database/sql.ts'

export interface QueueRow {
  task: string
  waiting: number
  failed: number
  oldest: Date | null
}

/** The tasks in the queue by name. */
export async function listQueue(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`select t.identifier as task, count(*) filter (where j.attempts < j.max_attempts)::int as waiting,
      count(*) filter (where j.attempts >= j.max_attempts)::int as failed, min(j.run_at) as oldest
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id group by 1 order by 3 desc, 2 desc limit 100`.execute(db)
  return rows
}

/** Restarts a failed task with its first attempt. False if it no longer exists or has not failed. */
export async function restartTask(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ task: string }>`select t.identifier as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id,
      lateral graphile_worker.reschedule_jobs(array[j.id], run_at := now(), attempts := 0) r
    where j.id = ${id} and j.attempts >= j.max_attempts`.execute(db)
  return rows[0]?.task ?? null
}

/** Deletes a failed task; returns its name, or null if it no longer exists or has not failed. */
export async function deleteTask(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ task: string }>`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and j.id = ${id} and j.attempts >= j.max_attempts and j.locked_at is null returning t.identifier as task`.execute(db)
  return rows[0]?.task ?? null
}

export interface MailRow {
  sent_day: number
  sent_week: number
  waiting: number
  failed: number
  bounced: number
}

export async function readMail(db: Db, now: Date): Promise<MailRow> {
  const { rows } = await sql<MailRow>`select
      (select count(*)::int from mails where sent_at > ${now}::timestamptz - interval '1 day') as sent_day,
      (select count(*)::int from mails where sent_at > ${now}::timestamptz - interval '7 days') as sent_week,
      (select count(*)::int from mails where sent_at is null) as waiting,
      (select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'letters.send' and j.attempts >= j.max_attempts) as failed,
      (select count(*)::int from newsletter_subscribers where state = 'bounced') as bounced`.execute(db)
  return rows[0]!
}

export interface BounceRow {
  /** The address without most of its name: `j…@people.test`. */
  address: string
  bounced_at: Date
  reason: string
}

/** The newsletter addresses that bounced last. */
export async function listBounces(db: Db): Promise<BounceRow[]> {
  const { rows } = await sql<BounceRow>`select left(email, 1) || '…' || substring(email from position('@' in email)) as address, ended_at as bounced_at, bounce_reason as reason
    from newsletter_subscribers where state = 'bounced' and ended_at is not null order by ended_at desc, id limit 10`.execute(db)
  return rows
}

export interface DatabaseRow {
  bytes: number
  connections: number
  migrations: number
  last_migration: string
  migrated_at: Date
}

export async function readDatabase(db: Db): Promise<DatabaseRow> {
  const { rows } = await sql<DatabaseRow>`select pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      (select count(*)::int from migrations) as migrations, last.name as last_migration, last.ran_at as migrated_at
    from (select name, ran_at from migrations order by ran_at desc, name desc limit 1) last`.execute(db)
  return rows[0]!
}

export interface TableRow {
  name: string
  bytes: number
  row_estimate: number
}

/** Tables up to this size are counted; the statistics of others may not exist yet. */
const COUNTED_BYTES = 32 * 1024 * 1024

/** The largest tables, with their indexes. */
export async function listTables(db: Db): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`select relname as name, pg_total_relation_size(relid) as bytes, 
      case when pg_total_relation_size(relid) <= ${COUNTED_BYTES} then (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int
        else n_live_tup end as row_estimate
    from (select relid, relname, n_live_tup from pg_stat_user_tables where schemaname = 'public' order by pg_total_relation_size(relid) desc limit 10) t order by 2 desc`.execute(db)
  return rows
}

export interface ErrorRow {
  fingerprint: string
  build: string
  message: string
  path: string
  count: number
  first_at: Date
  last_at: Date
}

/** The errors that browsers reported last. */
export async function listErrors(db: Db): Promise<ErrorRow[]> {
  const { rows } = await sql<ErrorRow>`select fingerprint, build, message, path, count, first_at, last_at from error_reports order by last_at desc, fingerprint, build limit 50`.execute(db)
  return rows
}

export interface StorageRow {
  name: string
  files: number
  /** Null where sizes are not recorded. */
  bytes: number | null
}

/** The stored files by kind. */
export async function listStorage(db: Db): Promise<StorageRow[]> {
  const { rows } = await sql<StorageRow>`select 'Images' as name, count(*)::int as files, null::bigint as bytes from images
    union all select 'Course files', count(*)::int, coalesce(sum(bytes), 0)::bigint from course_files
    union all select 'Files of mentor groups', count(*)::int, coalesce(sum(bytes), 0)::bigint from mentoring_files
    union all select 'Resumes', count(*)::int, coalesce(sum(size), 0)::bigint from job_resumes
    union all select 'Exports', count(*)::int, coalesce(sum(bytes), 0)::bigint from exports where finished_at is not null`.execute(db)
  return rows
}
