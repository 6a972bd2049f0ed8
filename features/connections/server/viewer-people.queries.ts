import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

/** The viewer's relationship to a person. */
export interface ViewerPersonRow {
  id: string
  follows: boolean
  follows_you: boolean
  is_muted: boolean
  mutuals: number
}

// Of very many connections only the newest are checked; nobody needs an exact number above that.
const MAX_CONNECTIONS = 2_000

const viewerPeople = prepared<ViewerPersonRow>(
  'viewer-people',
  `with mine as materialized (
     select f.followed_id as id from (
       select followed_id from follows where follower_id = $1 order by followed_at desc limit ${MAX_CONNECTIONS}) f
     where exists (select from follows back where back.follower_id = f.followed_id and back.followed_id = $1)
   )
   select p.id,
     exists (select from follows where follower_id = $1 and followed_id = p.id) as follows,
     exists (select from follows where follower_id = p.id and followed_id = $1) as follows_you,
     exists (select from mutes where muter_id = $1 and muted_id = p.id) as is_muted,
     (select count(*)::int from (
        select followed_id as id from follows where follower_id = p.id order by followed_at desc limit ${MAX_CONNECTIONS}) theirs
      join mine on mine.id = theirs.id
      where exists (select from follows back where back.follower_id = theirs.id and back.followed_id = p.id)
        and not exists (select from profile_visibility v where v.person_id = p.id and v.section = 'followers' and (v.level = 'me'
          or v.level = 'followers' and not exists (select from follows where follower_id = $1 and followed_id = p.id)))) as mutuals
   from unnest($2::uuid[]) asked (id) join people p on p.id = asked.id
   where p.id <> $1 and p.suspended_at is null and not are_apart($1, p.id)`,
)

/** Returns the viewer's relationship to each of these people, without blocked and missing ones. */
export const readViewerPeople = (database: Database, viewerId: string, ids: readonly string[]): Promise<ViewerPersonRow[]> =>
  viewerPeople.all(database, [viewerId, ids])

/** Whether a person blocked another one. */
export async function hasBlocked(db: Db, personId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql<{ isBlocked: boolean }>`select has_blocked(${personId}::uuid, ${otherId}::uuid) as "isBlocked"`.execute(db)
  return rows[0]!.isBlocked
}

/** Returns the ids of all people with a block between them and a person, in either direction. */
export async function listBlockedIds(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select blocked_id as id from blocks where blocker_id = ${personId}
    union select blocker_id from blocks where blocked_id = ${personId}`.execute(db)
  return rows.map(({ id }) => id)
}
