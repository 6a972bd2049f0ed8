import { sql, type Db } from '#platform/server/database/sql.ts'
import type { WaitingItem, WaitingPage } from '#features/administration/server/public.ts'

const WAITING = sql.raw(`e.id, e.revision, e.title, p.name as author_name, p.username as author_username, e.updated_at as since
  from events e left join people p on p.id = e.host_id and p.suspended_at is null where e.state = 'proposed'`)

/** A page of the proposed events, oldest first. */
export async function listWaitingEvents(db: Db, { after, count }: WaitingPage): Promise<WaitingItem[]> {
  const later = after === null ? sql`` : sql`and (e.updated_at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<WaitingItem>`select ${WAITING} ${later} order by e.updated_at, e.id limit ${count}`.execute(db)
  return rows
}

export async function findWaitingEvent(db: Db, id: string): Promise<WaitingItem | null> {
  const { rows } = await sql<WaitingItem>`select ${WAITING} and e.id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** How many of them wait, and since when. */
export async function countWaitingEvents(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(since) as oldest from (select ${WAITING}) waiting`.execute(db)
  return rows[0]!
}
