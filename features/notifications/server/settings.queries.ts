import { sql, type Db } from '#platform/server/database/sql.ts'
import type { DigestFrequency } from '../rules/digest.ts'

export interface PreferenceRow {
  kind: string
  in_app: boolean
  by_mail: boolean
  in_digest: boolean
}

/** Returns a person's choices by kind; a missing kind has the defaults. */
export async function listPreferences(db: Db, personId: string): Promise<PreferenceRow[]> {
  return db
    .selectFrom('notification_preferences')
    .select(['kind', 'in_app', 'by_mail', 'in_digest'])
    .where('person_id', '=', personId)
    .execute()
}

const COLUMNS = { app: 'in_app', email: 'by_mail', digest: 'in_digest' } as const

/** Turns one channel of a kind on or off; the other two keep their value or default. */
export async function savePreference(
  db: Db,
  input: { personId: string; kind: string; channel: keyof typeof COLUMNS; isOn: boolean; usual: Record<keyof typeof COLUMNS, boolean> },
): Promise<void> {
  const { personId, kind, channel, isOn, usual } = input
  const all = { ...usual, [channel]: isOn }
  const column = sql.ref(COLUMNS[channel])
  await sql`insert into notification_preferences (person_id, kind, in_app, by_mail, in_digest)
    values (${personId}, ${kind}, ${all.app}, ${all.email}, ${all.digest})
    on conflict (person_id, kind) do update set ${column} = ${isOn}`.execute(db)
}

export interface SettingsRow {
  frequency: DigestFrequency
  quiet_from: number | null
  quiet_to: number | null
  digested_at: Date | null
  time_zone: string
  email: string
  email_verified: boolean
  name: string
}

/** Returns a person's email settings, with what an email needs. */
export async function findSettings(db: Db, personId: string, options: { lock?: boolean } = {}): Promise<SettingsRow | null> {
  if (options.lock === true) {
    await sql`insert into notification_settings (person_id) select id from people where id = ${personId}
      on conflict (person_id) do update set rhythm = notification_settings.rhythm`.execute(db)
  }
  const result = await sql<SettingsRow>`
    select coalesce(s.rhythm, 'weekly') as frequency, s.quiet_from, s.quiet_to, s.digested_at, l.time_zone, l.email,
      l.email_verified_at is not null as email_verified, p.name
    from people p join logins l on l.person_id = p.id left join notification_settings s on s.person_id = p.id
    where p.id = ${personId} and p.suspended_at is null`.execute(db)
  return result.rows[0] ?? null
}

export async function saveDigestFrequency(db: Db, personId: string, frequency: DigestFrequency): Promise<void> {
  await sql`insert into notification_settings (person_id, rhythm) values (${personId}, ${frequency})
    on conflict (person_id) do update set rhythm = excluded.rhythm`.execute(db)
}

export async function saveQuietHours(db: Db, personId: string, quiet: { from: number | null; to: number | null }): Promise<void> {
  await sql`insert into notification_settings (person_id, quiet_from, quiet_to) values (${personId}, ${quiet.from}, ${quiet.to})
    on conflict (person_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`.execute(db)
}

export async function saveDigested(db: Db, personId: string, at: Date): Promise<void> {
  await db.updateTable('notification_settings').set({ digested_at: at }).where('person_id', '=', personId).execute()
}

export interface MutedThreadRow {
  thread: string
  label: string
}

export async function listMutedThreads(db: Db, personId: string): Promise<MutedThreadRow[]> {
  return db
    .selectFrom('muted_threads')
    .select(['thread', 'label'])
    .where('person_id', '=', personId)
    .orderBy('muted_at', 'desc')
    .limit(100)
    .execute()
}

/** Mutes the thread of a person's own notification; returns null if there is none. */
export async function insertMutedThread(db: Db, personId: string, notificationId: string, at: Date): Promise<MutedThreadRow | null> {
  const result = await sql<MutedThreadRow>`
    insert into muted_threads (person_id, thread, label, muted_at)
    select n.person_id, n.thread, coalesce((
      select left(c.facts ->> 'title', 200) from notification_causes c where c.notification_id = n.id order by c.happened_at desc limit 1), ''), ${at}
    from notifications n where n.id = ${notificationId} and n.person_id = ${personId} and n.thread is not null
    on conflict (person_id, thread) do update set muted_at = excluded.muted_at
    returning thread, label`.execute(db)
  return result.rows[0] ?? null
}

export async function deleteMutedThread(db: Db, personId: string, thread: string): Promise<void> {
  await db.deleteFrom('muted_threads').where('person_id', '=', personId).where('thread', '=', thread).execute()
}

export async function insertUnsubscribeLink(db: Db, link: { hash: Buffer; personId: string; kind: string | null; at: Date }): Promise<void> {
  await db
    .insertInto('unsubscribe_links')
    .values({ token_hash: link.hash, person_id: link.personId, kind: link.kind, issued_at: link.at })
    .execute()
}

/** Returns the person and the kind of an unsubscribe link; null if it is invalid. */
export async function findUnsubscribeLink(db: Db, hash: Buffer): Promise<{ person_id: string; kind: string | null } | null> {
  const row = await db.selectFrom('unsubscribe_links').select(['person_id', 'kind']).where('token_hash', '=', hash).executeTakeFirst()
  return row ?? null
}

export async function deleteUnsubscribeLinksBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('unsubscribe_links').where('issued_at', '<', before).execute()
}
