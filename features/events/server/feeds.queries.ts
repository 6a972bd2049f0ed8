import { sql, type Db } from '#platform/server/database/sql.ts'

export async function saveFeed(db: Db, { personId, hash, at }: { personId: string; hash: Buffer; at: Date }): Promise<void> {
  await sql`insert into event_feeds (person_id, hash, created_at) values (${personId}, ${hash}, ${at})
    on conflict (person_id) do update set hash = excluded.hash, created_at = excluded.created_at`.execute(db)
}

export async function deleteFeed(db: Db, personId: string): Promise<void> {
  await sql`delete from event_feeds where person_id = ${personId}`.execute(db)
}

/** Whose calendar has the address with this hash. Someone who is suspended has none. */
export async function findFeedOwner(db: Db, hash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ person_id: string }>`select f.person_id from event_feeds f join people p on p.id = f.person_id where f.hash = ${hash} and p.suspended_at is null`.execute(db)
  return rows[0]?.person_id ?? null
}

/** Since when a person has a calendar address; null if they have none. */
export async function findFeedDate(db: Db, personId: string): Promise<Date | null> {
  const { rows } = await sql<{ created_at: Date }>`select created_at from event_feeds where person_id = ${personId}`.execute(db)
  return rows[0]?.created_at ?? null
}
