import { sql, type Db } from '#platform/server/database/sql.ts'

/**
 * Takes hold of a person's inbox until the transaction ends: everything that changes it comes one after the other, and is
 * numbered in that order. False when there is no such person.
 */
export async function lockInbox(db: Db, personId: string): Promise<boolean> {
  const result = await sql`insert into inboxes (person_id) select id from people where id = ${personId}
    on conflict (person_id) do update set sequence = inboxes.sequence returning person_id`.execute(db)
  return result.rows.length > 0
}

/** The number of the next change of an inbox that is held. */
export async function nextSequence(db: Db, personId: string): Promise<number> {
  const row = await sql<{ sequence: number }>`
    update inboxes set sequence = sequence + 1 where person_id = ${personId} returning sequence`.execute(db)
  return row.rows[0]!.sequence
}

/** False when this signal was data to this person before. */
export async function claimSignal(db: Db, signalId: number, personId: string, at: Date): Promise<boolean> {
  const result = await sql`insert into notified_signals (signal_id, person_id, told_at) values (${signalId}, ${personId}, ${at})
    on conflict do nothing returning person_id`.execute(db)
  return result.rows.length > 0
}

export async function deleteClaimsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notified_signals').where('told_at', '<', before).execute()
}

export interface ChannelChoice {
  in_app: boolean | null
  by_mail: boolean | null
  in_digest: boolean | null
}

/**
 * Where a person chose to hear of a kind (nulls: nothing chosen), or null when they shall not hear of it at all: blocked
 * either way, muted, the thread muted, or suspended.
 */
export async function findChannelChoice(
  db: Db,
  input: { personId: string; by: string | null; kind: string; thread: string | null },
): Promise<ChannelChoice | null> {
  const { personId, by, kind, thread } = input
  const result = await sql<ChannelChoice>`
    select chosen.in_app, chosen.by_mail, chosen.in_digest
    from people p left join notification_preferences chosen on chosen.person_id = p.id and chosen.kind = ${kind}
    where p.id = ${personId} and p.suspended_at is null
      and (${by}::uuid is null or not are_apart(p.id, ${by}::uuid))
      and not exists (select from mutes where muter_id = p.id and muted_id = ${by}::uuid)
      and not exists (select from muted_threads m where m.person_id = p.id and m.thread = ${thread}::text)`.execute(db)
  return result.rows[0] ?? null
}

export interface NewNotification {
  personId: string
  kind: string
  subject: string
  thread: string | null
  inApp: boolean
  awaitsDigest: boolean
  at: Date
  sequence: number
}

/** Puts it into the notification that collects such things, or begins one. */
export async function upsertNotification(db: Db, one: NewNotification): Promise<{ id: string; isNew: boolean }> {
  const result = await sql<{ id: string; isNew: boolean }>`
    insert into notifications (person_id, kind, subject, thread, collects, in_app, awaits_digest, happened_at, sequence)
    values (${one.personId}, ${one.kind}, ${one.subject}, ${one.thread}, true, ${one.inApp}, ${one.awaitsDigest}, ${one.at}, ${one.sequence})
    on conflict (person_id, kind, subject) where collects
    do update set happened_at = greatest(notifications.happened_at, excluded.happened_at), sequence = excluded.sequence,
      in_app = notifications.in_app or excluded.in_app
    returning id, (xmax = 0) as "isNew"`.execute(db)
  return result.rows[0]!
}

export interface Cause {
  notificationId: string
  personId: string | null
  about: string
  facts: object
  at: Date
}

export async function insertCause(db: Db, cause: Cause): Promise<void> {
  await sql`insert into notification_causes (notification_id, person_id, about, facts, happened_at)
    values (${cause.notificationId}, ${cause.personId}, ${cause.about}, ${JSON.stringify(cause.facts)}::jsonb, ${cause.at})
    on conflict (notification_id, person_id, about) do nothing`.execute(db)
}

/** Takes one cause out of all notifications of a person; gives those that it was in. */
export async function deleteCauses(db: Db, cause: { personId: string; kinds: readonly string[]; by: string | null; about: string }): Promise<string[]> {
  const result = await sql<{ notification_id: string }>`
    delete from notification_causes c using notifications n
    where n.id = c.notification_id and n.person_id = ${cause.personId} and n.kind = any(${[...cause.kinds]})
      and c.person_id is not distinct from ${cause.by}::uuid and c.about = ${cause.about}
    returning c.notification_id`.execute(db)
  return result.rows.map((row) => row.notification_id)
}

/** These changed, under a number; those without a cause left are gone. */
export async function touchNotifications(db: Db, ids: readonly string[], sequence: number, at: Date): Promise<void> {
  await sql`update notifications n set sequence = ${sequence},
      collects = n.collects and alive.is_so, deleted_at = case when alive.is_so then n.deleted_at else coalesce(n.deleted_at, ${at}) end,
      awaits_digest = n.awaits_digest and alive.is_so
    from (select asked.id, exists (select from notification_causes c where c.notification_id = asked.id) as is_so
          from unnest(${[...ids]}::uuid[]) asked (id)) alive
    where n.id = alive.id`.execute(db)
}

/** Whose notifications have to do with a comment. */
export async function peopleNotifiedAbout(db: Db, about: string): Promise<string[]> {
  const result = await sql<{ person_id: string }>`
    select distinct n.person_id from notification_causes c join notifications n on n.id = c.notification_id
    where c.about = ${about} order by n.person_id`.execute(db)
  return result.rows.map((row) => row.person_id)
}

/** Puts a new preview into what was said about a comment; gives the notifications of this person that it stands in. */
export async function savePreview(db: Db, personId: string, about: string, preview: string): Promise<string[]> {
  const result = await sql<{ notification_id: string }>`
    update notification_causes c set facts = c.facts || jsonb_build_object('preview', ${preview}::text)
    from notifications n
    where n.id = c.notification_id and n.person_id = ${personId} and c.about = ${about} and c.facts ->> 'preview' <> ${preview}
    returning c.notification_id`.execute(db)
  return result.rows.map((row) => row.notification_id)
}

/** Whose notifications belong to a thread. */
export async function peopleInThread(db: Db, thread: string): Promise<string[]> {
  const result = await sql<{ person_id: string }>`
    select distinct person_id from notifications where thread = ${thread} order by person_id`.execute(db)
  return result.rows.map((row) => row.person_id)
}

/** All of a thread goes with its causes, so that nobody brings it back. */
export async function deleteOfThread(db: Db, change: { personId: string; thread: string; sequence: number; at: Date }): Promise<void> {
  await sql`with gone as (
      update notifications set deleted_at = coalesce(deleted_at, ${change.at}), collects = false, awaits_digest = false, sequence = ${change.sequence}
      where person_id = ${change.personId} and thread = ${change.thread} returning id)
    delete from notification_causes c using gone where c.notification_id = gone.id`.execute(db)
}

/** Deleted ones after the time to take it back and to tell every window; all after a year. */
export async function deleteOldNotifications(db: Db, before: { deleted: Date; all: Date }): Promise<void> {
  await sql`delete from notifications where deleted_at < ${before.deleted} or happened_at < ${before.all}`.execute(db)
}

/** The notifications of one person behind which another one stands. */
export async function notificationsOf(db: Db, personId: string, by: string): Promise<string[]> {
  const result = await sql<{ notification_id: string }>`
    select distinct c.notification_id from notification_causes c join notifications n on n.id = c.notification_id
    where c.person_id = ${by} and n.person_id = ${personId} and n.deleted_at is null`.execute(db)
  return result.rows.map((row) => row.notification_id)
}

/** When a signal was announced, to the millisecond as lists are paged by it; null when its row is gone. */
export async function announcedAt(db: Db, signalId: number): Promise<Date | null> {
  const result = await sql<{ at: Date }>`select date_trunc('milliseconds', announced_at) as at from signals where id = ${signalId}`.execute(db)
  return result.rows[0]?.at ?? null
}
