import { sql, type Db } from '#platform/server/database/sql.ts'

/** False when the follow was there already. */
export async function insertFollow(db: Db, follow: { followerId: string; followedId: string; at: Date }): Promise<boolean> {
  const result = await sql`insert into follows (follower_id, followed_id, followed_at)
    select ${follow.followerId}, id, ${follow.at} from people where id = ${follow.followedId} and suspended_at is null
    on conflict do nothing returning follower_id`.execute(db)
  return result.rows.length > 0
}

/** False when there was none. */
export async function deleteFollow(db: Db, followerId: string, followedId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
