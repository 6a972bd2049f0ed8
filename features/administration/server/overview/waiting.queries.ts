import { sql, type Db } from '#platform/server/database/sql.ts'
import type { WaitingCount } from './extension-points.ts'

const first = async (rows: Promise<{ rows: WaitingCount[] }>): Promise<WaitingCount> => (await rows).rows[0]!

export const waitingApplications = (db: Db) =>
  first(sql<WaitingCount>`select count(*)::int as count, min(applied_at) as oldest from role_applications where decided_at is null`.execute(db))

/** Tasks that failed for good, other than emails. */
export const failedTasks = (db: Db) =>
  first(sql<WaitingCount>`select count(*)::int as count, min(j.run_at) as oldest from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts >= j.max_attempts and t.identifier <> 'letters.send'`.execute(db))

/** Emails that have not been sent for a quarter of an hour. */
export const lateEmails = (db: Db) =>
  first(sql<WaitingCount>`select count(*)::int as count, min(written_at) as oldest from mails
    where sent_at is null and written_at < now() - interval '15 minutes'`.execute(db))

/** A backup that is missing or older than two days, and a last restore drill that failed. */
export const backupFaults = (db: Db) =>
  first(sql<WaitingCount>`select count(*)::int as count, min(since) as oldest from (
      select coalesce((select max(finished_at) from backups), (select min(ran_at) from migrations)) as since
      where not exists (select from backups where finished_at > now() - interval '2 days')
      union all select finished_at from (select finished_at, succeeded from restore_drills order by started_at desc limit 1) d where not succeeded
    ) faults`.execute(db))

/** The errors that browsers reported for the first time in the last week. */
export const newBrowserErrors = (db: Db) =>
  first(sql<WaitingCount>`select count(*)::int as count, min(first_at) as oldest from error_reports where first_at > now() - interval '7 days'`.execute(db))
