import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { MemberState, WhoMayWrite } from '../rules/chat.ts'
import type { FirstContact } from '../rules/first-contact.ts'

/** A conversation as one of its members sees it. */
export interface ConversationRow {
  id: string
  kind: 'welcome' | 'direct' | 'group' | 'linked'
  name: string
  owner_id: string | null
  last_sequence: number
  last_change: number
  changed_at: Date
  state: MemberState
  read_sequence: number
  muted_at: Date | null
  archived_at: Date | null
  pinned_at: Date | null
  unread: number
  is_blocked: boolean
  /** Of a direct conversation: both people show when they are online. */
  shows_presence: boolean
  /** The viewer counts too. */
  member_count: number
}

/** Of the membership `m` in `c`: it hears of new messages. An invitation to a group does not until it is accepted. */
export const HEARS = `(m.state = 'member' or (m.state = 'requested' and c.kind = 'direct'))`

/** The membership `o` in `c` is shown to others. A decline of a direct conversation notifies no one. */
const IS_IN = `(o.state <> 'declined' or c.kind = 'direct')`

const UNREAD = `(select count(*) from (
    select from messages u where u.conversation_id = c.id and u.sequence > m.read_sequence and u.deleted_at is null
      and (u.author_id is null or (u.author_id <> m.person_id and u.author_id <> all ((select apart_from($1))::uuid[]))) limit 100) u)::int`

const CONVERSATION = `c.id, c.kind, c.name, c.owner_id, c.last_sequence, c.last_change, c.changed_at, m.state, m.read_sequence, m.muted_at, m.archived_at,
  m.pinned_at, ${UNREAD} as unread,
  (c.kind = 'direct' and exists (select from conversation_members o where o.conversation_id = c.id and o.person_id <> m.person_id
    and are_apart(o.person_id, m.person_id))) as is_blocked,
  (c.kind = 'direct' and m.state = 'member' and not exists (select from conversation_members o left join chat_settings s on s.person_id = o.person_id
    where o.conversation_id = c.id and (o.state <> 'member' or not coalesce(s.shows_presence, true) or are_apart(o.person_id, m.person_id)))) as shows_presence,
  (select count(*) from conversation_members o where o.conversation_id = c.id and ${IS_IN})::int as member_count
  from conversation_members m join conversations c on c.id = m.conversation_id`

const list = prepared<ConversationRow>(
  'chat-conversations',
  `select ${CONVERSATION} where m.person_id = $1 and m.state <> 'declined' and (m.archived_at is not null) = $2 and (c.last_sequence > 0 or c.kind <> 'direct')
   order by m.pinned_at desc nulls last, c.changed_at desc, c.id limit $3`,
)

/** The conversations of a person, pinned ones first, then the latest. */
export const listConversations = (database: Database, personId: string, archived: boolean, max: number) => list.all(database, [personId, archived, max])

const one = prepared<ConversationRow>('chat-conversation', `select ${CONVERSATION} where m.person_id = $1 and c.id = $2 and m.state <> 'declined'`)

/** One conversation of a person; null when they are not in it. */
export const findConversation = (database: Pick<Database, 'pool'>, personId: string, id: string) => one.first(database, [personId, id])

export interface MembershipRow {
  name: string
  kind: ConversationRow['kind']
  owner_id: string | null
  state: MemberState
  read_sequence: number
  last_sequence: number
}

/** Locks a conversation for a change; returns the person's membership, null when they are not in it. */
export async function lockMembership(db: Db, id: string, personId: string): Promise<MembershipRow | null> {
  const result = await sql<MembershipRow>`
    select c.name, c.kind, c.owner_id, m.state, m.read_sequence, c.last_sequence
    from conversations c join conversation_members m on m.conversation_id = c.id and m.person_id = ${personId}
    where c.id = ${id} for update of c`.execute(db)
  return result.rows[0] ?? null
}

/** Locks a conversation for a change. */
export async function lockConversation(db: Db, id: string): Promise<void> {
  await sql`select from conversations where id = ${id} for update`.execute(db)
}

/** The id of the conversation with this key; null when there is none. */
export async function findByKey(db: Db, key: string): Promise<string | null> {
  const result = await sql<{ id: string }>`select id from conversations where key = ${key}`.execute(db)
  return result.rows[0]?.id ?? null
}

/** Removes all members but these; gives those who were removed. */
export async function deleteMembersBut(db: Db, id: string, personIds: readonly string[]): Promise<string[]> {
  const result = await sql<{ person_id: string }>`
    delete from conversation_members where conversation_id = ${id} and person_id <> all(${personIds}::uuid[]) returning person_id`.execute(db)
  return result.rows.map(({ person_id }) => person_id)
}

/** Returns the number for a new change. The caller holds the lock of the conversation. */
export async function nextChange(db: Db, id: string): Promise<number> {
  const result = await sql<{ last_change: number }>`
    update conversations set last_change = last_change + 1, changed_at = clock_timestamp() where id = ${id} returning last_change`.execute(db)
  return result.rows[0]!.last_change
}

/** Creates a conversation unless there is one with this id or key; gives the id of the one that exists, and whether it is new. */
export async function insertConversation(
  db: Db,
  made: { id: string; kind: ConversationRow['kind']; name?: string; ownerId?: string | null; key?: string; at: Date },
): Promise<{ id: string; isNew: boolean }> {
  const result = await sql<{ id: string }>`
    insert into conversations (id, kind, name, owner_id, key, created_at)
    values (${made.id}, ${made.kind}, ${made.name ?? ''}, ${made.ownerId ?? null}, ${made.key ?? null}, ${made.at})
    on conflict do nothing returning id`.execute(db)
  if (result.rows.length > 0) return { id: made.id, isNew: true }
  const known = await sql<{ id: string }>`select id from conversations where key = ${made.key ?? null} or id = ${made.id} limit 1`.execute(db)
  return { id: known.rows[0]!.id, isNew: false }
}

/** The conversation with this key of which a person is a member. */
export async function findMembership(db: Db, key: string, personId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select c.id from conversations c join conversation_members m on m.conversation_id = c.id
    where c.key = ${key} and m.person_id = ${personId} and m.state = 'member'`.execute(db)
  return rows[0]?.id ?? null
}

/** Adds members who are not in it yet; gives those who were added. */
export async function insertMembers(db: Db, id: string, personIds: readonly string[], { state, at }: { state: MemberState; at: Date }): Promise<string[]> {
  const result = await sql<{ person_id: string }>`
    insert into conversation_members (conversation_id, person_id, state, joined_at)
    select ${id}, p.id, ${state}, ${at} from people p where p.id = any(${personIds}::uuid[])
    on conflict do nothing returning person_id`.execute(db)
  return result.rows.map(({ person_id }) => person_id)
}

/** Removes a member. Who declined stays, so that nobody can ask them again. */
export async function deleteMember(db: Db, id: string, personId: string): Promise<boolean> {
  const result = await sql`
    delete from conversation_members where conversation_id = ${id} and person_id = ${personId} and state <> 'declined' returning person_id`.execute(db)
  return result.rows.length > 0
}

/** The states of the other people in a conversation, without those who declined. */
export async function listOtherStates(db: Db, id: string, personId: string): Promise<MemberState[]> {
  const result = await sql<{ state: MemberState }>`
    select state from conversation_members where conversation_id = ${id} and person_id <> ${personId} and state <> 'declined'`.execute(db)
  return result.rows.map(({ state }) => state)
}

/** How many people are in a conversation, or invited to it. */
export async function countMembers(db: Db, id: string): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from conversation_members where conversation_id = ${id} and state <> 'declined'`.execute(db)
  return result.rows[0]!.count
}

/** Makes the member who has been in it longest the owner of a group, if its owner left. Other conversations have no owner. */
export async function passOwnership(db: Db, id: string): Promise<void> {
  await sql`update conversations set owner_id = (
    select person_id from conversation_members where conversation_id = ${id} and state = 'member' order by (person_id = owner_id) desc, joined_at, person_id limit 1)
    where id = ${id} and kind = 'group'`.execute(db)
}

/** Makes the oldest members the owners of groups whose owners deleted their accounts. */
export async function passOwnerlessGroups(db: Db): Promise<void> {
  await sql`update conversations c set owner_id = (
    select person_id from conversation_members where conversation_id = c.id and state = 'member' order by joined_at, person_id limit 1)
    where c.owner_id is null and c.kind = 'group'`.execute(db)
}

export async function saveName(db: Db, id: string, name: string): Promise<void> {
  await sql`update conversations set name = ${name} where id = ${id}`.execute(db)
}

export async function saveState(db: Db, id: string, personId: string, state: MemberState): Promise<void> {
  await sql`update conversation_members set state = ${state} where conversation_id = ${id} and person_id = ${personId}`.execute(db)
}

/** Marks what was on the screen as read; false when it was read before. */
export async function saveRead(db: Db, id: string, personId: string, sequence: number): Promise<boolean> {
  const result = await sql`
    update conversation_members m set read_sequence = least(${sequence}, c.last_sequence)
    from conversations c where c.id = m.conversation_id and m.conversation_id = ${id} and m.person_id = ${personId} and m.state <> 'declined'
      and m.read_sequence < least(${sequence}, c.last_sequence) returning m.person_id`.execute(db)
  return result.rows.length > 0
}

/** What a member sets for one conversation; what is null or missing stays. */
export interface Flags {
  muted?: boolean | null | undefined
  archived?: boolean | null | undefined
  pinned?: boolean | null | undefined
}

export async function saveFlags(db: Db, { id, personId, at }: { id: string; personId: string; at: Date }, { muted, archived, pinned }: Flags): Promise<void> {
  const flag = (name: string, value: boolean | null | undefined) => (value === null || value === undefined ? sql.raw(name) : value ? sql`coalesce(${sql.raw(name)}, ${at})` : sql`null`)
  await sql`update conversation_members set muted_at = ${flag('muted_at', muted)}, archived_at = ${flag('archived_at', archived)},
    pinned_at = ${flag('pinned_at', pinned)} where conversation_id = ${id} and person_id = ${personId}`.execute(db)
}

/** Another person in a conversation, as lists show them. */
export interface OtherRow {
  conversation_id: string
  person_id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
}

const others = prepared<OtherRow>(
  'chat-others',
  `select shown.* from unnest($1::uuid[]) requested (id) join conversations c on c.id = requested.id cross join lateral (
     select o.conversation_id, o.person_id, p.username, p.name, p.headline, p.avatar_id from conversation_members o join people p on p.id = o.person_id
     where o.conversation_id = c.id and o.person_id <> $2 and ${IS_IN} order by o.joined_at, p.name limit $3
   ) shown`,
)

/** The first other people in these conversations. */
export async function othersIn(database: Pick<Database, 'pool'>, ids: readonly string[], viewerId: string, max: number): Promise<Map<string, OtherRow[]>> {
  return Map.groupBy(await others.all(database, [ids, viewerId, max]), (row) => row.conversation_id)
}

export interface MemberRow extends OtherRow {
  state: MemberState
  /** Accepted, not suspended, and no block separates them from the viewer. */
  is_mentionable: boolean
  /** Null unless both this member and the viewer show what they read, and this member accepted and no block is between them. */
  read_sequence: number | null
}

/** The membership `o` of the person `p` can be mentioned by the person $2. */
const IS_MENTIONABLE = `(o.state = 'member' and p.suspended_at is null and o.person_id <> all ((select apart_from($2))::uuid[]))`

const members = prepared<MemberRow>(
  'chat-members',
  `select o.conversation_id, o.person_id, p.username, p.name, p.headline, p.avatar_id, o.state, ${IS_MENTIONABLE} as is_mentionable,
     case when o.state = 'member' and coalesce(s.shows_reads, true) and coalesce(v.shows_reads, true)
       and o.person_id <> all ((select apart_from($2))::uuid[]) then o.read_sequence end as read_sequence
   from conversation_members o join conversations c on c.id = o.conversation_id join people p on p.id = o.person_id
   left join chat_settings s on s.person_id = o.person_id left join chat_settings v on v.person_id = $2
   where o.conversation_id = $1 and ${IS_IN} order by o.joined_at, p.name`,
)

/** Who is in a conversation. */
export const membersOf = (database: Pick<Database, 'pool'>, id: string, viewerId: string): Promise<MemberRow[]> => members.all(database, [id, viewerId])

const mentionable = prepared<{ person_id: string; username: string }>(
  'chat-mentionable',
  `select o.person_id, p.username from conversation_members o join people p on p.id = o.person_id
   where o.conversation_id = $1 and o.person_id <> $2 and p.username = any($3::text[]) and ${IS_MENTIONABLE}
     and exists (select from conversation_members m where m.conversation_id = $1 and m.person_id = $2 and m.state = 'member')`,
)

/** Those of these usernames that a member of a conversation can mention there. */
export const findMentionable = (database: Pick<Database, 'pool'>, { id, by, usernames }: { id: string; by: string; usernames: readonly string[] }) =>
  mentionable.all(database, [id, by, usernames])

/** What decides whether `from` may write to these people; without those who are missing or suspended, or whom a block separates from them. */
export async function listFirstContacts(db: Db, from: string, to: readonly string[]): Promise<(FirstContact & { personId: string })[]> {
  const result = await sql<{ person_id: string; who_may_write: WhoMayWrite; is_followed: boolean }>`
    select p.id as person_id, coalesce(s.who_may_write, 'everyone') as who_may_write,
      exists (select from follows f where f.follower_id = p.id and f.followed_id = ${from}) as is_followed
    from people p left join chat_settings s on s.person_id = p.id
    where p.id = any(${to}::uuid[]) and p.suspended_at is null and p.id <> all ((select apart_from(${from}))::uuid[])`.execute(db)
  return result.rows.map((row) => ({ personId: row.person_id, whoMayWrite: row.who_may_write, isFollowed: row.is_followed }))
}

export interface CounterpartRow {
  person_id: string
  state: MemberState
  is_reachable: boolean
}

/** The other member of a direct conversation, and whether messages reach them. */
export async function findCounterpart(db: Db, id: string, personId: string): Promise<CounterpartRow | null> {
  const result = await sql<CounterpartRow>`
    select m.person_id, m.state, (p.suspended_at is null and not are_apart(m.person_id, ${personId})) as is_reachable
    from conversation_members m join people p on p.id = m.person_id where m.conversation_id = ${id} and m.person_id <> ${personId}`.execute(db)
  return result.rows[0] ?? null
}


const badge = prepared<{ badge: number }>(
  'chat-badge',
  `with unread as (
     select u.sent_at from conversation_members m join conversations c on c.id = m.conversation_id join messages u on u.conversation_id = m.conversation_id
     where m.person_id = $1 and ${HEARS} and m.muted_at is null and m.archived_at is null and u.sequence > m.read_sequence and u.deleted_at is null
       and (u.author_id is null or (u.author_id <> $1::uuid and u.author_id <> all ((select apart_from($1))::uuid[])))
     order by u.sent_at desc limit 100)
   select (case when max(sent_at) > coalesce((select opened_at from chat_settings where person_id = $1), '-infinity') then count(*) else 0 end)::int as badge from unread`,
)

/** How many messages are unread if one of them came since the chat was last opened, at most 100; otherwise 0. */
export const readBadge = async (database: Pick<Database, 'pool'>, personId: string) => (await badge.first(database, [personId]))!
