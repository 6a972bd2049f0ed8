import { sql, type Db } from '#platform/server/database/sql.ts'

/** How many sources failed the last time, which is what their section calls failing, and when the first of them last worked. */
export async function countFailingSources(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(coalesce(succeeded_at, added_at)) as oldest from news_sources where is_enabled and failures > 0`.execute(db)
  return rows[0]!
}
