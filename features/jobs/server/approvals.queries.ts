import { sql, type Db } from '#platform/server/database/sql.ts'
import type { WaitingItem, WaitingPage } from '#features/administration/server/public.ts'

const WAITING = sql.raw(`j.id, j.revision, coalesce(j.proposal ->> 'role', j.role) || ', ' || coalesce(j.proposal ->> 'company', j.company) as title,
  p.name as author_name, p.username as author_username, j.proposed_at as since
  from jobs j join people p on p.id = j.poster_id where j.proposal_state = 'review' and j.state in ('proposed', 'open') and p.suspended_at is null`)

/** A page of the jobs and editions that wait for a decision, oldest first. */
export async function listWaitingJobs(db: Db, { after, count }: WaitingPage): Promise<WaitingItem[]> {
  const later = after === null ? sql`` : sql`and (j.proposed_at, j.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<WaitingItem>`select ${WAITING} ${later} order by j.proposed_at, j.id limit ${count}`.execute(db)
  return rows
}

export async function findWaitingJob(db: Db, id: string): Promise<WaitingItem | null> {
  const { rows } = await sql<WaitingItem>`select ${WAITING} and j.id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** How many of them wait, and since when. */
export async function countWaitingJobs(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(since) as oldest from (select ${WAITING}) waiting`.execute(db)
  return rows[0]!
}

/** How many jobs of a poster were approved before. */
export async function countApproved(db: Db, posterId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs where poster_id = ${posterId} and posted_at is not null`.execute(db)
  return rows[0]!.count
}
