import { sql, type Db } from '#platform/server/database/sql.ts'

/** How many contact messages have no answer, and since when. */
export async function countOpenMessages(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(sent_at) as oldest from contact_messages where answered_at is null`.execute(db)
  return rows[0]!
}
