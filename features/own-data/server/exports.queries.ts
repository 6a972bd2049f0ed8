import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { ExportPart } from '#platform/rules/personal-data.ts'

export interface ExportRow {
  id: string
  person_id: string
  asked_at: Date
  done_parts: number
  all_parts: number
  bytes: string | null
  finished_at: Date | null
  failed_at: Date | null
  expires_at: Date
}

/** Returns null if one is already running. */
export async function insertExport(db: Db, input: { personId: string; at: Date; expiresAt: Date }): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`insert into exports (person_id, asked_at, expires_at)
    values (${input.personId}, ${input.at}, ${input.expiresAt}) on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** The latest export of a person. */
export const latestExport = prepared<ExportRow>('latest-export', 'select * from exports where person_id = $1 order by asked_at desc, id desc limit 1')

export async function findExport(db: Db, id: string): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`select * from exports where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function saveProgress(db: Db, id: string, progress: { done: number; all: number }): Promise<void> {
  await sql`update exports set done_parts = ${progress.done}, all_parts = ${progress.all} where id = ${id}`.execute(db)
}

/** Marks an export as finished; returns false if the person was deleted meanwhile. */
export async function saveFinished(db: Db, done: { id: string; bytes: number; at: Date }): Promise<boolean> {
  const { rows } = await sql`update exports set bytes = ${done.bytes}, finished_at = ${done.at}
    where id = ${done.id} and finished_at is null returning id`.execute(db)
  return rows.length > 0
}

export async function saveFailed(db: Db, id: string, at: Date): Promise<void> {
  await sql`update exports set failed_at = ${at} where id = ${id} and finished_at is null`.execute(db)
}

/** Returns expired exports and unfinished ones of deleted people. */
export async function listExpired(db: Db, now: Date, stuckBefore: Date): Promise<{ id: string; is_stuck: boolean }[]> {
  const { rows } = await sql<{ id: string; is_stuck: boolean }>`select id, expires_at > ${now} as is_stuck from exports
    where expires_at <= ${now} or (finished_at is null and failed_at is null and asked_at < ${stuckBefore})`.execute(db)
  return rows
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await sql`delete from exports where id = ${id}`.execute(db)
}

/** Returns the person's rows of one part, without excluded columns. Table names come only from our own list. */
export async function rowsOfPart(db: Db, part: ExportPart, personId: string): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) - ${[...(part.without ?? [])]}::text[] as row from ${sql.table(part.table)} t
    where ${sql.ref(`t.${part.owner}`)} = ${personId}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Returns the columns of a table with their types, for the schema in the archive. */
export async function columnsOf(db: Db, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db)
  return rows
}

/** Returns the person's images by id. */
export async function imageIdsOf(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from images where owner_id = ${personId} order by created_at`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns all stored exports of a person by id. */
export async function exportIdsOf(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from exports where person_id = ${personId}`.execute(db)
  return rows.map(({ id }) => id)
}
