import { createHash } from 'node:crypto'
import { sql, type Db } from './sql.ts'
import type { SlowRuns } from './slow-statements.ts'

const LENGTH = 2_000

/** Counts the runs of a slow statement. Spaces don't distinguish statements. */
export async function saveSlowStatement(db: Db, { statement, count, totalMs, longestMs, at }: SlowRuns & { statement: string; at: Date }): Promise<void> {
  const text = statement.replace(/\s+/g, ' ').trim().slice(0, LENGTH)
  await sql`insert into slow_statements as s (fingerprint, statement, count, total_ms, longest_ms, last_at)
    values (${createHash('md5').update(text).digest('hex')}, ${text}, ${count}, ${totalMs}, ${longestMs}, ${at})
    on conflict (fingerprint) do update set count = s.count + excluded.count, total_ms = s.total_ms + excluded.total_ms,
      longest_ms = greatest(s.longest_ms, excluded.longest_ms), last_at = excluded.last_at`.execute(db)
}

export interface SlowStatementRow {
  fingerprint: string
  statement: string
  count: number
  average_ms: number
  longest_ms: number
  last_at: Date
}

/** The slow statements that took the most time altogether. */
export async function listSlowStatements(db: Db): Promise<SlowStatementRow[]> {
  const { rows } = await sql<SlowStatementRow>`select fingerprint, statement, count, total_ms / count as average_ms, longest_ms, last_at
    from slow_statements order by total_ms desc, fingerprint limit 20`.execute(db)
  return rows
}

/** Deletes statements that were not slow since a time, and all but the newest 500. */
export async function deleteSlowStatementsBefore(db: Db, at: Date): Promise<void> {
  await sql`delete from slow_statements where last_at < ${at} or fingerprint in (select fingerprint from slow_statements order by last_at desc offset 500)`.execute(db)
}
