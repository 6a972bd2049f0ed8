import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { removeTasksAbout } from '#platform/server/signals.queries.ts'

export const accountDeletionOf = prepared<{ due_at: Date }>('account-deletion-of', 'select due_at from departures where person_id = $1')

/** Returns when the deletion is due; a repeated request keeps the first time. */
export async function insertAccountDeletion(db: Db, input: { personId: string; at: Date; dueAt: Date }): Promise<Date> {
  const { rows } = await sql<{ due_at: Date }>`insert into departures (person_id, asked_at, due_at)
    values (${input.personId}, ${input.at}, ${input.dueAt}) on conflict (person_id) do update set asked_at = departures.asked_at
    returning due_at`.execute(db)
  return rows[0]!.due_at
}

export async function deleteAccountDeletion(db: Db, personId: string): Promise<boolean> {
  const { rows } = await sql`delete from departures where person_id = ${personId} returning person_id`.execute(db)
  return rows.length > 0
}

export async function listDueDeletions(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`select person_id from departures where due_at <= ${now} order by due_at limit 100`.execute(db)
  return rows.map(({ person_id: id }) => id)
}

/** Locks a person whose deletion is due; returns null if it was canceled or the person is gone. */
export async function lockDueDeletion(db: Db, personId: string, now: Date): Promise<{ email: string; username: string; name: string } | null> {
  const { rows } = await sql<{ email: string; username: string; name: string }>`
    select l.email, p.username, p.name from departures d join people p on p.id = d.person_id join logins l on l.person_id = p.id
    where d.person_id = ${personId} and d.due_at <= ${now} for update of d, p`.execute(db)
  return rows[0] ?? null
}

/**
 * Deletes what refers to a person by something other than their id: their words in the search, emails and messages. Signals announced by the same
 * transaction are written at its end, after this, so they must not name the person.
 */
export async function deleteReferences(db: Db, person: { id: string; email: string; username: string; name: string }): Promise<void> {
  await sql`update audit_log set target_name = '', target_id = null, details = details - 'author' - 'from' - 'into' where target_id = ${person.id}
    or details ->> 'author' = ${person.username} or details ->> 'from' = ${person.username} or details ->> 'into' = ${person.username}
    or (actor_id = ${person.id} and deed in ('access-token.created', 'access-token.revoked'))
    or target_id in (select id from contact_messages where person_id = ${person.id} or email = ${person.email})`.execute(db)
  // What was done about others stays with its subject.
  await sql`update audit_log set details = details - 'mentor' where details ->> 'mentor' = ${person.username}`.execute(db)
  await sql`update audit_log set details = details - 'proposedBy' where details ->> 'proposedBy' = ${person.name}`.execute(db)
  await sql`delete from contact_messages where person_id = ${person.id} or email = ${person.email}`.execute(db)
  await sql`delete from mails where recipient = ${person.email}`.execute(db)
  await sql`delete from newsletter_subscribers where lower(email) = (select email from logins where person_id = ${person.id} and email_verified_at is not null)`.execute(db)
  await sql`delete from reports r using blogs b where b.author_id = ${person.id} and r.target_id = b.id`.execute(db)
  await sql`delete from reports r using blog_comments c where c.author_id = ${person.id} and r.target_id = c.id`.execute(db)
  await sql`delete from reports r using messages m where m.author_id = ${person.id} and r.target_id = m.id`.execute(db)
  for (const whose of [`:${person.email}`, `:${person.id}`]) {
    await sql`delete from throttle_windows where right(key, ${whose.length}) = ${whose}`.execute(db)
  }
  await sql`delete from signals where payload::text like ${`%${person.id}%`}`.execute(db)
  await removeTasksAbout(db, person.id)
}

/** Deletes a person and all of their rows, the notifications of others about them alone, and the search words that only they had. */
export async function deletePerson(db: Db, personId: string): Promise<void> {
  const { rows: told } = await sql<{ id: string }>`select notification_id as id from notification_causes where person_id = ${personId}`.execute(db)
  const { rows } = await sql<{ word: string }>`select word from people_words where person_id = ${personId}`.execute(db)
  await sql`delete from people where id = ${personId}`.execute(db)
  const words = rows.map(({ word }) => word)
  await sql`delete from known_words k where k.word = any (${words}::text[])
    and not exists (select from people_words w where w.word = k.word)`.execute(db)
  await sql`delete from notifications n where n.id = any (${told.map(({ id }) => id)}::uuid[])
    and not exists (select from notification_causes c where c.notification_id = n.id)`.execute(db)
}
