import { sql, type Db } from '#platform/server/database/sql.ts'

/** Whether one person follows another. */
export async function follows(db: Db, followerId: string, followedId: string): Promise<boolean> {
  const result = await sql`select from follows where follower_id = ${followerId} and followed_id = ${followedId}`.execute(db)
  return result.rows.length > 0
}

/** How many people a person follows, counted up to `most`. */
export async function countFollowed(db: Db, personId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select from follows where follower_id = ${personId} limit ${most}) f`.execute(db)
  return rows[0]!.count
}

/** Returns when one person followed another, or null if they do not any more. */
export async function findFollowedAt(db: Db, followerId: string, followedId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('follows')
    .select('followed_at')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return row?.followed_at ?? null
}

/** The SQL of the subject of `person.followed` activities: `a` is the activity, `$1` the viewer. */
export const FOLLOWED_PERSON = `
  select p.name as title, p.username as address from people p
  where p.id = a.subject_id and p.suspended_at is null
    and exists (select from follows f where f.follower_id = a.person_id and f.followed_id = p.id)
    and not are_apart(p.id, $1::uuid)
    and (a.person_id = $1 or not exists (
      select from profile_visibility v where v.person_id = a.person_id and v.section = 'followers' and v.level = 'me'))`
