import { sql, type Db } from '#platform/server/database/sql.ts'

export type InsertOutcome = 'created' | 'exists' | 'not-found'

/** Adds a follow. A block between the two acts as if the person did not exist (the trigger of the table refuses it). */
export async function insertFollow(db: Db, follow: { followerId: string; followedId: string; at: Date }): Promise<InsertOutcome> {
  const made = await sql`insert into follows (follower_id, followed_id, followed_at)
    select ${follow.followerId}, id, ${follow.at} from people where id = ${follow.followedId} and suspended_at is null
    on conflict do nothing returning follower_id`.execute(db)
  if (made.rows.length > 0) return 'created'
  const there = await sql`select from follows f join people p on p.id = f.followed_id
    where f.follower_id = ${follow.followerId} and f.followed_id = ${follow.followedId} and p.suspended_at is null`.execute(db)
  return there.rows.length > 0 ? 'exists' : 'not-found'
}

/** Returns false if there was none. */
export async function deleteFollow(db: Db, followerId: string, followedId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Ends the follows between two people in both directions and returns who followed. The pair is locked meanwhile. */
export async function endFollowsBetween(db: Db, one: string, other: string): Promise<{ follower_id: string; followed_id: string }[]> {
  await sql`select take_both(${one}::uuid, ${other}::uuid)`.execute(db)
  const ended = await sql<{ follower_id: string; followed_id: string }>`delete from follows
    where (follower_id = ${one} and followed_id = ${other}) or (follower_id = ${other} and followed_id = ${one})
    returning follower_id, followed_id`.execute(db)
  return ended.rows
}

export type BlockOutcome = 'changed' | 'exists' | 'not-found'

/** Blocks a person. */
export async function insertBlock(db: Db, block: { blockerId: string; blockedId: string; at: Date }): Promise<BlockOutcome> {
  const made = await sql`insert into blocks (blocker_id, blocked_id, blocked_at)
    select ${block.blockerId}, id, ${block.at} from people where id = ${block.blockedId}
    on conflict do nothing returning blocker_id`.execute(db)
  if (made.rows.length > 0) return 'changed'
  const there = await sql`select from blocks where blocker_id = ${block.blockerId} and blocked_id = ${block.blockedId}`.execute(db)
  return there.rows.length > 0 ? 'exists' : 'not-found'
}

export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const result = await db.deleteFrom('blocks').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Mutes a person. Somebody who blocked the muting person counts as missing. */
export async function insertMute(db: Db, mute: { muterId: string; mutedId: string; at: Date }): Promise<BlockOutcome> {
  const made = await sql`insert into mutes (muter_id, muted_id, muted_at)
    select ${mute.muterId}, id, ${mute.at} from people where id = ${mute.mutedId} and not are_apart(${mute.muterId}::uuid, id)
    on conflict do nothing returning muter_id`.execute(db)
  if (made.rows.length > 0) return 'changed'
  const there = await sql`select from mutes where muter_id = ${mute.muterId} and muted_id = ${mute.mutedId}`.execute(db)
  return there.rows.length > 0 ? 'exists' : 'not-found'
}

export async function deleteMute(db: Db, muterId: string, mutedId: string): Promise<boolean> {
  const result = await db.deleteFrom('mutes').where('muter_id', '=', muterId).where('muted_id', '=', mutedId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Records that a suggestion was dismissed, and deletes dismissals before `since`. Returns false if the person does not exist. */
export async function saveDismissal(db: Db, one: { personId: string; dismissedId: string; at: Date; since: Date }): Promise<boolean> {
  await sql`delete from dismissed_suggestions where person_id = ${one.personId} and dismissed_at < ${one.since}`.execute(db)
  const result = await sql`insert into dismissed_suggestions (person_id, dismissed_id, dismissed_at)
    select ${one.personId}, id, ${one.at} from people where id = ${one.dismissedId}
    on conflict (person_id, dismissed_id) do update set dismissed_at = excluded.dismissed_at returning person_id`.execute(db)
  return result.rows.length > 0
}

export async function deleteDismissal(db: Db, personId: string, dismissedId: string): Promise<void> {
  await db.deleteFrom('dismissed_suggestions').where('person_id', '=', personId).where('dismissed_id', '=', dismissedId).execute()
}
