import { sql, type Db } from '#platform/server/database/sql.ts'

/** How many things are reported and not decided, and since when. */
export async function countOpenReports(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(distinct (kind, target_id))::int as count, min(reported_at) as oldest from reports where closed_at is null`.execute(db)
  return rows[0]!
}
