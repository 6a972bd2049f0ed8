import { sql, type Db } from '#platform/server/database/sql.ts'

export interface BackupRow {
  id: string
  finished_at: Date
  row_count: number
  file_count: number
  folder: string | null
  bytes: number | null
}

/** The last backups, newest first. */
export async function listBackups(db: Db, count: number): Promise<BackupRow[]> {
  const { rows } = await sql<BackupRow>`select id, finished_at, row_count, file_count, folder, bytes from backups order by finished_at desc limit ${count}`.execute(db)
  return rows
}

/** Whether there is a finished backup in a folder. */
export async function isBackedUp(db: Db, folder: string): Promise<boolean> {
  const { rows } = await sql`select from backups where folder = ${folder}`.execute(db)
  return rows.length > 0
}

export interface DrillRow {
  id: string
  started_at: Date
  finished_at: Date
  backup_at: Date | null
  succeeded: boolean
  row_count: number
  message: string
}

export async function insertDrill(db: Db, drill: Omit<DrillRow, 'id'>): Promise<void> {
  await sql`insert into restore_drills (started_at, finished_at, backup_at, succeeded, row_count, message)
    values (${drill.started_at}, ${drill.finished_at}, ${drill.backup_at}, ${drill.succeeded}, ${drill.row_count}, ${drill.message})`.execute(db)
}

export async function listDrills(db: Db): Promise<DrillRow[]> {
  const { rows } = await sql<DrillRow>`select id, started_at, finished_at, backup_at, succeeded, row_count, message from restore_drills order by started_at desc limit 10`.execute(db)
  return rows
}
