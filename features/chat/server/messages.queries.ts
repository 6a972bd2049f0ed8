import type { Database } from '#platform/server/database/database.ts'
import { fold } from '#platform/rules/words.ts'
import { likeText } from '#platform/server/database/like.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface Reaction {
  emoji: string
  personIds: string[]
}

export interface MessageRow {
  id: string
  conversation_id: string
  sequence: number
  change: number
  author_id: string | null
  author_username: string | null
  author_name: string | null
  author_headline: string | null
  author_avatar_id: string | null
  text: string
  html: string
  reply_to: string | null
  reply_author: string | null
  reply_author_id: string | null
  reply_sequence: number | null
  reply_text: string | null
  sent_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  reactions: Reaction[]
}

const MESSAGE = `u.id, u.conversation_id, u.sequence, u.change, u.author_id, p.username as author_username, p.name as author_name,
  p.headline as author_headline, p.avatar_id as author_avatar_id, u.text, u.html, u.reply_to, u.sent_at, u.edited_at, u.deleted_at,
  case when r.id is not null then coalesce((select name from people where id = r.author_id), '') end as reply_author,
  r.author_id as reply_author_id, r.sequence as reply_sequence,
  case when r.deleted_at is null then left(r.text, 200) end as reply_text,
  coalesce((select json_agg(json_build_object('emoji', e.emoji, 'personIds', e.ids) order by e.emoji) from (
    select emoji, array_agg(person_id) as ids from message_reactions where message_id = u.id group by emoji) e), '[]') as reactions
  from messages u left join people p on p.id = u.author_id left join messages r on r.id = u.reply_to`

const VISIBLE = `(u.author_id is null or u.author_id <> all ($4::uuid[]))`

const before = prepared<MessageRow>('chat-messages-before', `select ${MESSAGE} where u.conversation_id = $1 and u.sequence < $2 and ${VISIBLE} order by u.sequence desc limit $3`)
const after = prepared<MessageRow>('chat-messages-after', `select ${MESSAGE} where u.conversation_id = $1 and u.sequence > $2 and ${VISIBLE} order by u.sequence limit $3`)
const changed = prepared<MessageRow>('chat-messages-changed', `select ${MESSAGE} where u.conversation_id = $1 and u.change > $2 order by u.change limit $3`)
const latest = prepared<MessageRow>(
  'chat-latest-messages',
  `select ${MESSAGE.replace('from messages u', `from conversations c cross join lateral (
     select * from messages where conversation_id = c.id and (author_id is null or c.kind = 'direct' or author_id <> all ($2::uuid[])) order by sequence desc limit 1) u`)} where c.id = any ($1::uuid[])`,
)

export interface HistoryOf {
  id: string
  /** Authors whose messages are left out. */
  hidden: readonly string[]
  max: number
}

/** Messages of a conversation before a sequence number, in their order. */
export const messagesBefore = async (database: Pick<Database, 'pool'>, sequence: number, { id, hidden, max }: HistoryOf) =>
  (await before.all(database, [id, sequence, max, hidden])).toReversed()

/** Messages of a conversation after a sequence number, in their order. */
export const messagesAfter = (database: Pick<Database, 'pool'>, sequence: number, { id, hidden, max }: HistoryOf) => after.all(database, [id, sequence, max, hidden])

/** Messages that were sent, edited, deleted or reacted to after a change, in the order of their last changes. */
export const messagesChangedAfter = (database: Pick<Database, 'pool'>, id: string, change: number, max: number) => changed.all(database, [id, change, max])

/** The last message of each of these conversations; in groups without those of hidden authors. */
export async function lastMessages(database: Pick<Database, 'pool'>, ids: readonly string[], hidden: readonly string[]): Promise<Map<string, MessageRow>> {
  return new Map((await latest.all(database, [ids, hidden])).map((row) => [row.conversation_id, row]))
}

/** The sequence number of the first message at or after a moment; null when there is none. */
export async function sequenceAt(db: Db, id: string, at: Date): Promise<number | null> {
  const result = await sql<{ sequence: number }>`
    select sequence from messages where conversation_id = ${id} and sent_at >= ${at} order by sequence limit 1`.execute(db)
  return result.rows[0]?.sequence ?? null
}

export interface MessageState {
  id: string
  conversation_id: string
  author_id: string | null
  sent_at: Date
  deleted_at: Date | null
}

export async function findMessage(db: Db, id: string): Promise<MessageState | null> {
  const row = await db.selectFrom('messages').select(['id', 'conversation_id', 'author_id', 'sent_at', 'deleted_at']).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/**
 * Writes a message under the next sequence number. Its author has read it unless earlier ones are unread. The conversation leaves the archives of
 * those who did not mute it. Gives the number of the change. The caller holds the lock of the conversation and knows that the id is new.
 */
export async function insertMessage(
  db: Db,
  message: { id: string; conversationId: string; authorId: string | null; text: string; html: string; replyTo: string | null; at: Date },
): Promise<number> {
  const result = await sql<{ change: number }>`
    with next as (
      update conversations set last_sequence = last_sequence + 1, last_change = last_change + 1, changed_at = clock_timestamp()
      where id = ${message.conversationId} returning last_sequence, last_change
    ), own as (
      update conversation_members set read_sequence = next.last_sequence from next
      where conversation_id = ${message.conversationId} and person_id = ${message.authorId} and read_sequence = next.last_sequence - 1
    ), returned as (
      update conversation_members set archived_at = null
      where conversation_id = ${message.conversationId} and person_id is distinct from ${message.authorId}::uuid and archived_at is not null and muted_at is null
    )
    insert into messages (id, conversation_id, sequence, change, author_id, text, html, reply_to, sent_at)
    select ${message.id}, ${message.conversationId}, next.last_sequence, next.last_change, ${message.authorId}, ${message.text}, ${message.html},
      (select id from messages where id = ${message.replyTo} and conversation_id = ${message.conversationId}
        and (author_id is null or author_id <> all ((select apart_from(${message.authorId}::uuid))::uuid[]))), ${message.at} from next returning change`.execute(db)
  return result.rows[0]!.change
}

export async function saveText(db: Db, id: string, { text, html, change, at }: { text: string; html: string; change: number; at: Date }): Promise<void> {
  await db.updateTable('messages').set({ text, html, change, edited_at: at }).where('id', '=', id).execute()
}

export async function saveDeleted(db: Db, id: string, change: number, at: Date): Promise<void> {
  await sql`update messages set text = '', html = '', change = ${change}, deleted_at = ${at} where id = ${id}`.execute(db)
  await sql`delete from message_reactions where message_id = ${id}`.execute(db)
}

/** Sets or removes a reaction; false when nothing changed. */
export async function saveReaction(db: Db, { id, personId, emoji, isOn }: { id: string; personId: string; emoji: string; isOn: boolean }): Promise<boolean> {
  const result = isOn
    ? await sql`insert into message_reactions (message_id, person_id, emoji) values (${id}, ${personId}, ${emoji}) on conflict do nothing returning emoji`.execute(db)
    : await sql`delete from message_reactions where message_id = ${id} and person_id = ${personId} and emoji = ${emoji} returning emoji`.execute(db)
  return result.rows.length > 0
}

/** Gives a message the number of its last change. */
export async function saveChange(db: Db, id: string, change: number): Promise<void> {
  await sql`update messages set change = ${change} where id = ${id}`.execute(db)
}

/** How many messages somebody wrote in a conversation. */
export async function countMessagesOf(db: Db, id: string, personId: string): Promise<number> {
  const result = await sql<{ count: number }>`select count(*)::int as count from messages where conversation_id = ${id} and author_id = ${personId}`.execute(db)
  return result.rows[0]!.count
}

const search = prepared<MessageRow>(
  'chat-search',
  `select ${MESSAGE} where u.deleted_at is null and folded(u.text) like $2 and ($3::uuid is null or u.conversation_id = $3)
     and exists (select from conversation_members m join conversations c on c.id = m.conversation_id
       where m.conversation_id = u.conversation_id and m.person_id = $1 and m.state = 'member'
         and (c.kind = 'direct' or u.author_id is null or u.author_id <> all ((select apart_from($1))::uuid[])))
   order by u.sent_at desc, u.id limit $4`,
)

/** Messages in somebody's conversations that contain a text, the latest first. */
export const searchMessages = (database: Database, personId: string, { text, conversationId, max }: { text: string; conversationId: string | null; max: number }) =>
  search.all(database, [personId, `%${likeText(fold(text))}%`, conversationId, max])
