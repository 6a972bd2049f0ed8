import { prepared } from '#platform/server/database/sql.ts'

export interface HealthRow {
  database_bytes: string
  connections: number
  tasks_waiting: number
  tasks_parked: number
  oldest_task: Date | null
  signals_waiting: number
  emails_waiting: number
  oldest_email: Date | null
  people: number
  new_people: number
  blogs: number
  open_reports: number
  open_applications: number
  last_backup: Date | null
}

/** The state of the site in one statement; `$1` is the time a week ago. */
export const siteHealth = prepared<HealthRow>(
  'site-health',
  `select pg_database_size(current_database())::text as database_bytes,
     (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
     (select count(*)::int from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()) as tasks_waiting,
     (select count(*)::int from graphile_worker._private_jobs where attempts >= max_attempts) as tasks_parked,
     (select min(run_at) from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()) as oldest_task,
     (select count(*)::int from signals where delivered_at is null) as signals_waiting,
     (select count(*)::int from mails where sent_at is null) as emails_waiting,
     (select min(written_at) from mails where sent_at is null) as oldest_email,
     (select count(*)::int from people where suspended_at is null) as people,
     (select count(*)::int from people where joined_at > $1) as new_people,
     (select count(*)::int from blogs where published_at is not null and deleted_at is null) as blogs,
     (select count(distinct (kind, target_id))::int from reports where closed_at is null) as open_reports,
     (select count(*)::int from role_applications where decided_at is null) as open_applications,
     (select max(finished_at) from backups) as last_backup`,
)

export interface ParkedTaskRow {
  id: string
  task: string
  attempts: number
  last_error: string | null
  run_at: Date
}

/** Tasks that failed too often and are not retried. */
export const parkedTasks = prepared<ParkedTaskRow>(
  'parked-tasks',
  `select j.id::text, t.identifier as task, j.attempts, left(j.last_error, 500) as last_error, j.run_at
   from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   where j.attempts >= j.max_attempts order by j.id desc limit 50`,
)
