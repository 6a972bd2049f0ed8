import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import type { Cursor } from '#platform/rules/cursor.ts'
import type { FollowListKind } from '../rules/follow-list.ts'
import { CARD, type FoundPersonRow } from './people.queries.ts'

const MICROSECONDS = (at: string) => `(extract(epoch from ${at}) * 1000000)::bigint as key`
const AFTER = "(timestamptz 'epoch' + $3::float8 * interval '1 microsecond', $4::uuid)"

interface Sides {
  table: 'follows' | 'blocks' | 'mutes'
  whose: string
  who: string
  at: string
}

/** The people on the other side of a relation, newest first: the first page, and a later one. */
function pagesOf(name: string, { table, whose, who, at }: Sides) {
  const page = (part: string, after: string) =>
    prepared<FoundPersonRow>(
      `${name}-${part}`,
      `select ${CARD}, ${MICROSECONDS(`r.${at}`)} from ${table} r join people p on p.id = r.${who} join follow_counts c on c.person_id = p.id
       where r.${whose} = $1 and p.suspended_at is null ${after} order by r.${at} desc, r.${who} desc limit $2`,
    )
  const [first, later] = [page('first', ''), page('after', `and (r.${at}, r.${who}) < ${AFTER}`)]
  return (database: Database, personId: string, after: Cursor | null, most: number) =>
    after === null ? first.all(database, [personId, most]) : later.all(database, [personId, most, after.key, after.id])
}

const followers = pagesOf('followers', { table: 'follows', whose: 'followed_id', who: 'follower_id', at: 'followed_at' })
const following = pagesOf('following', { table: 'follows', whose: 'follower_id', who: 'followed_id', at: 'followed_at' })

export const listFollows: Record<FollowListKind, typeof followers> = { followers, following }
export const listBlocked = pagesOf('blocked', { table: 'blocks', whose: 'blocker_id', who: 'blocked_id', at: 'blocked_at' })
export const listMuted = pagesOf('muted', { table: 'mutes', whose: 'muter_id', who: 'muted_id', at: 'muted_at' })

const owner = prepared<{ id: string; username: string; name: string; followers: number; following: number }>(
  'owner-of-follow-lists',
  `select p.id, p.username, p.name, c.followers, c.following from people p join follow_counts c on c.person_id = p.id
   where p.username = $1 and p.suspended_at is null`,
)

/** The owner of the lists, with the length of each. */
export const findListOwner = (database: Database, username: string) => owner.first(database, [username])
