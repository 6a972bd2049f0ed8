import { sql, type Db } from '#platform/server/database/sql.ts'
import { HEARS } from './conversations.queries.ts'

export interface LeftUnread {
  conversation_id: string
  person_id: string
  /** Who wrote the newest of them. */
  author_id: string
  count: number
  up_to: number
}

const MAX_AT_ONCE = 500

/**
 * Claims messages that have been unread for longer than their receiver allows and were not emailed yet, one row for each conversation of a person.
 * Call it in a transaction: what it claims is not given again.
 */
export async function claimLeftUnread(db: Db, now: Date): Promise<LeftUnread[]> {
  const result = await sql<LeftUnread>`
    with due as (
      select m.conversation_id, m.person_id, max(u.sequence) as up_to, count(*)::int as count,
        (array_agg(u.author_id order by u.sequence desc))[1] as author_id
      from conversation_members m
      join conversations c on c.id = m.conversation_id and c.changed_at > ${new Date(now.getTime() - 3 * 24 * 3600_000)}
      join messages u on u.conversation_id = m.conversation_id and u.sequence > greatest(m.read_sequence, m.emailed_sequence)
        and u.author_id is not null and u.author_id <> m.person_id and u.deleted_at is null
      left join chat_settings s on s.person_id = m.person_id
      where ${sql.raw(HEARS)} and m.muted_at is null
        and (s.person_id is null or s.email_after_minutes is not null)
        and u.sent_at <= ${now}::timestamptz - make_interval(mins => coalesce(s.email_after_minutes, 60))
        and not are_apart(u.author_id, m.person_id)
      group by m.conversation_id, m.person_id limit ${MAX_AT_ONCE}
    )
    update conversation_members m set emailed_sequence = due.up_to from due
    where m.conversation_id = due.conversation_id and m.person_id = due.person_id
    returning due.*`.execute(db)
  return result.rows
}

/** Whether somebody still has unread messages of others in a conversation. */
export async function hasUnread(db: Db, id: string, personId: string): Promise<boolean> {
  const result = await sql`
    select from conversation_members m join conversations c on c.id = m.conversation_id
    where m.conversation_id = ${id} and m.person_id = ${personId} and ${sql.raw(HEARS)} and exists (
      select from messages u where u.conversation_id = m.conversation_id and u.sequence > m.read_sequence and u.deleted_at is null and u.author_id <> m.person_id)`.execute(db)
  return result.rows.length > 0
}

/** Whether somebody is in a conversation. */
export async function isMember(db: Db, id: string, personId: string): Promise<boolean> {
  const result = await sql`select from conversation_members where conversation_id = ${id} and person_id = ${personId} and state <> 'declined'`.execute(db)
  return result.rows.length > 0
}
