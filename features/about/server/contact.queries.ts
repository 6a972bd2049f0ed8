import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ContactMessage } from '../rules/contact.ts'

/** Returns false if a message with this id was stored before. */
export async function insertMessage(
  db: Db,
  message: Omit<ContactMessage, 'website'> & { personId: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql`insert into contact_messages (id, name, email, subject, message, person_id, sent_at)
    values (${message.id}, ${message.name}, ${message.email}, ${message.subject}, ${message.message}, ${message.personId}, ${message.at})
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

export interface InboxRow {
  id: string
  name: string
  email: string
  subject: string
  message: string
  username: string | null
  sent_at: Date
  answered_at: Date | null
  /** What was sent from the inbox. */
  answer: string | null
}

/** Messages to the team, newest first: the unanswered ones, or all. */
export async function listMessages(
  db: Db,
  { all, after, count }: { all: boolean; after: { at: Date; id: string } | null; count: number },
): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    select m.id, m.name, m.email, m.subject, m.message, p.username, m.sent_at, m.answered_at, m.answer
    from contact_messages m left join people p on p.id = m.person_id
    where (${all} or m.answered_at is null)
      and (${after?.at ?? null}::timestamptz is null or (m.sent_at, m.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by m.sent_at desc, m.id desc limit ${count}`.execute(db)
  return rows
}

/** Marks a message as answered or as open. Returns null if there is none with this id. */
export async function saveAnswered(
  db: Db,
  { id, at, by }: { id: string; at: Date | null; by: string },
): Promise<{ subject: string } | null> {
  const { rows } = await sql<{ subject: string }>`update contact_messages set answered_at = ${at}, answered_by = ${at === null ? null : by}
    where id = ${id} returning subject`.execute(db)
  return rows[0] ?? null
}

/** Saves the answer to an open message, and gives what its email needs; `repeated`: the same person sent this answer before. */
export async function saveAnswer(
  db: Db,
  { id, answer, at, by }: { id: string; answer: string; at: Date; by: string },
): Promise<{ name: string; email: string; subject: string; message: string } | 'unknown' | 'answered' | 'repeated'> {
  const { rows } = await sql<{ name: string; email: string; subject: string; message: string }>`update contact_messages set answer = ${answer}, answered_at = ${at}, answered_by = ${by}
    where id = ${id} and answered_at is null returning name, email, subject, message`.execute(db)
  if (rows[0] !== undefined) return rows[0]
  const known = await sql<{ is_same: boolean }>`select answer is not distinct from ${answer} and answered_by is not distinct from ${by} as is_same from contact_messages where id = ${id}`.execute(db)
  return known.rows[0] === undefined ? 'unknown' : known.rows[0].is_same ? 'repeated' : 'answered'
}
