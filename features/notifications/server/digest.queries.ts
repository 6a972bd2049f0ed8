import { sql, type Db } from '#platform/server/database/sql.ts'
import type { DigestFrequency } from '../rules/digest.ts'
import { NOTE, SUMMARY, type NoteRow } from './inbox.queries.ts'

export interface DigestPerson {
  person_id: string
  frequency: DigestFrequency
  time_zone: string
  since: Date
}

/** Returns people with a verified email address and waiting notifications for the digest, after a person in the order of ids. */
export async function peopleWithDigest(db: Db, after: string | null, limit: number): Promise<DigestPerson[]> {
  const result = await sql<DigestPerson>`
    select n.person_id, coalesce(s.rhythm, 'weekly') as frequency, l.time_zone, coalesce(s.digested_at, min(n.happened_at)) as since
    from notifications n join logins l on l.person_id = n.person_id and l.email_verified_at is not null
    left join notification_settings s on s.person_id = n.person_id
    where n.awaits_digest and (${after}::uuid is null or n.person_id > ${after}::uuid)
    group by n.person_id, s.rhythm, l.time_zone, s.digested_at order by n.person_id limit ${limit}`.execute(db)
  return result.rows
}

/** Returns the unread notifications that wait for a person's digest, latest first. */
export async function unreadForDigest(db: Db, personId: string): Promise<NoteRow[]> {
  const result = await sql<NoteRow>`
    select ${sql.raw(NOTE)} from notifications n cross join ${sql.raw(SUMMARY)}
    where n.person_id = ${personId} and n.awaits_digest and n.read_at is null and n.deleted_at is null and n.mailed_at is null
    order by n.happened_at desc, n.id desc limit 500`.execute(db)
  return result.rows
}

/** Marks everything as sent; notifications shown only in emails are delivered with that. */
export async function clearDigest(db: Db, personId: string): Promise<void> {
  await sql`update notifications set awaits_digest = false, collects = collects and in_app
    where person_id = ${personId} and awaits_digest`.execute(db)
}

/** Returns a notification to send by email, locked until the transaction ends; null if it was read, sent or withdrawn. */
export async function findNoteToEmail(db: Db, id: string): Promise<(NoteRow & { person_id: string; by_mail: boolean | null }) | null> {
  await sql`select from notifications where id = ${id} for update`.execute(db)
  const result = await sql<NoteRow & { person_id: string; by_mail: boolean | null }>`
    select ${sql.raw(NOTE)}, n.person_id, chosen.by_mail
    from notifications n cross join ${sql.raw(SUMMARY)}
    left join notification_preferences chosen on chosen.person_id = n.person_id and chosen.kind = n.kind
    where n.id = ${id} and n.read_at is null and n.deleted_at is null and n.mailed_at is null`.execute(db)
  return result.rows[0] ?? null
}

/** Whether an email about the same subject was sent recently and not read, so that undoing and repeating a like sends no second one. */
export async function wasEmailedSince(db: Db, id: string, since: Date): Promise<boolean> {
  const result = await sql`select from notifications n
    join notifications other on other.person_id = n.person_id and other.kind = n.kind and other.subject = n.subject
    where n.id = ${id} and other.mailed_at > ${since} and other.read_at is null limit 1`.execute(db)
  return result.rows.length > 0
}

export async function saveEmailed(db: Db, id: string, at: Date): Promise<void> {
  await sql`update notifications set mailed_at = ${at}, awaits_digest = false, collects = collects and in_app
    where id = ${id}`.execute(db)
}
