import { sql, type Db } from '#platform/server/database/sql.ts'

/** How many jobs wait for approval, and since when. */
export async function countWaitingJobs(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(proposed_at) as oldest from jobs where proposal_state = 'review'`.execute(db)
  return rows[0]!
}
