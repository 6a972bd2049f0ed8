import type { Database } from '#platform/server/database/database.ts'

export async function insertFollows({ db }: Database, follows: { follower: string; followed: string; at: Date }[]): Promise<void> {
  await db
    .insertInto('follows')
    .values(follows.map(({ follower, followed, at }) => ({ follower_id: follower, followed_id: followed, followed_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
