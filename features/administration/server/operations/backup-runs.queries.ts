import { sql, type Db } from '#platform/server/database/sql.ts'

export interface BackupRunRow {
  id: string
  requested_at: Date
  started_at: Date | null
  finished_at: Date | null
  succeeded: boolean | null
  folder: string | null
  message: string
}

const COLUMNS = sql`id, requested_at, started_at, finished_at, succeeded, folder, message`

/** Adds a run; null if another one waits or runs. */
export async function insertBackupRun(db: Db, at: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`insert into backup_runs (requested_at) values (${at}) on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Ends runs as failed that began before a time and have not finished. */
export async function endLostRuns(db: Db, { before, at, message }: { before: Date; at: Date; message: string }): Promise<void> {
  await sql`update backup_runs set finished_at = ${at}, succeeded = false, message = ${message} where finished_at is null and requested_at < ${before}`.execute(db)
}

/** A run that has not finished; null for any other. */
export async function findOpenRun(db: Db, id: string): Promise<BackupRunRow | null> {
  const { rows } = await sql<BackupRunRow>`select ${COLUMNS} from backup_runs where id = ${id} and finished_at is null`.execute(db)
  return rows[0] ?? null
}

export async function saveRunStart(db: Db, { id, folder, at }: { id: string; folder: string; at: Date }): Promise<void> {
  await sql`update backup_runs set started_at = ${at}, folder = ${folder} where id = ${id}`.execute(db)
}

export async function saveRunEnd(db: Db, { id, message, at }: { id: string; message: string | null; at: Date }): Promise<void> {
  await sql`update backup_runs set finished_at = ${at}, succeeded = ${message === null}, message = ${message ?? ''} where id = ${id} and finished_at is null`.execute(db)
}

/** The last runs that failed or have not finished, newest first. */
export async function listBackupRuns(db: Db, count: number): Promise<BackupRunRow[]> {
  const { rows } = await sql<BackupRunRow>`select ${COLUMNS} from backup_runs where succeeded is not true order by requested_at desc limit ${count}`.execute(db)
  return rows
}
