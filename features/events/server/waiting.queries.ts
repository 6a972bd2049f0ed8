import { sql, type Db } from '#platform/server/database/sql.ts'

/** How many proposed events wait for a decision, and since when. */
export async function countWaitingEvents(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(updated_at) as oldest from events where state = 'proposed'`.execute(db)
  return rows[0]!
}
