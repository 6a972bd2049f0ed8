import { sql, type Db } from '#platform/server/database/sql.ts'

/**
 * Locks a person's inbox until the transaction ends, so that all changes are made one after another and numbered in that order. Returns false if the
 * person does not exist.
 */
export async function lockInbox(db: Db, personId: string): Promise<boolean> {
  const result = await sql`insert into inboxes (person_id) select id from people where id = ${personId}
    on conflict (person_id) do update set sequence = inboxes.sequence returning person_id`.execute(db)
  return result.rows.length > 0
}

/** Returns the number of the next change of a locked inbox. */
export async function nextSequence(db: Db, personId: string): Promise<number> {
  const row = await sql<{ sequence: number }>`
    update inboxes set sequence = sequence + 1 where person_id = ${personId} returning sequence`.execute(db)
  return row.rows[0]!.sequence
}

/** Returns false if this signal was already delivered to this person. */
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
 * Returns the channels that a person chose for a kind (nulls: no choice), or null if they must not be notified: a block in either direction, a muted
 * person or thread, or a suspension.
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

/** Adds the event to the notification that collects such events, or creates one. */
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

/** Removes an event from all notifications of a person; returns those that contained it. */
export async function deleteCauses(db: Db, cause: { personId: string; kinds: readonly string[]; by: string | null; about: string }): Promise<string[]> {
  const result = await sql<{ notification_id: string }>`
    delete from notification_causes c using notifications n
    where n.id = c.notification_id and n.person_id = ${cause.personId} and n.kind = any(${[...cause.kinds]})
      and c.person_id is not distinct from ${cause.by}::uuid and c.about = ${cause.about}
    returning c.notification_id`.execute(db)
  return result.rows.map((row) => row.notification_id)
}

/** Numbers these changes and removes notifications without an event. */
export async function touchNotifications(db: Db, ids: readonly string[], sequence: number, at: Date): Promise<void> {
  await sql`update notifications n set sequence = ${sequence},
      collects = n.collects and alive.is_so, deleted_at = case when alive.is_so then n.deleted_at else coalesce(n.deleted_at, ${at}) end,
      awaits_digest = n.awaits_digest and alive.is_so
    from (select asked.id, exists (select from notification_causes c where c.notification_id = asked.id) as is_so
          from unnest(${[...ids]}::uuid[]) asked (id)) alive
    where n.id = alive.id`.execute(db)
}

/** Returns the owners of notifications about a comment. */
export async function peopleNotifiedAbout(db: Db, about: string): Promise<string[]> {
  const result = await sql<{ person_id: string }>`
    select distinct n.person_id from notification_causes c join notifications n on n.id = c.notification_id
    where c.about = ${about} order by n.person_id`.execute(db)
  return result.rows.map((row) => row.person_id)
}

/** Updates the preview of a comment in a person's notifications; returns the affected ones. */
export async function savePreview(db: Db, personId: string, about: string, preview: string): Promise<string[]> {
  const result = await sql<{ notification_id: string }>`
    update notification_causes c set facts = c.facts || jsonb_build_object('preview', ${preview}::text)
    from notifications n
    where n.id = c.notification_id and n.person_id = ${personId} and c.about = ${about} and c.facts ->> 'preview' <> ${preview}
    returning c.notification_id`.execute(db)
  return result.rows.map((row) => row.notification_id)
}

/** Takes facts, such as a title, out of the notifications about these texts. */
export async function eraseFacts(db: Db, about: readonly string[], facts: readonly string[]): Promise<void> {
  await sql`update notification_causes set facts = facts - ${facts}::text[] where about <> '' and about = any (${about}::text[])`.execute(db)
}

/** Returns the owners of notifications of a thread. */
export async function peopleInThread(db: Db, thread: string): Promise<string[]> {
  const result = await sql<{ person_id: string }>`
    select distinct person_id from notifications where thread = ${thread} order by person_id`.execute(db)
  return result.rows.map((row) => row.person_id)
}

/** Deletes all notifications of a thread with their events, so that they cannot be restored. */
export async function deleteOfThread(db: Db, change: { personId: string; thread: string; sequence: number; at: Date }): Promise<void> {
  await sql`with gone as (
      update notifications set deleted_at = coalesce(deleted_at, ${change.at}), collects = false, awaits_digest = false, sequence = ${change.sequence}
      where person_id = ${change.personId} and thread = ${change.thread} returning id)
    delete from notification_causes c using gone where c.notification_id = gone.id`.execute(db)
}

/** Deletes notifications whose undo period is over and that all windows removed, and all older than a year. */
export async function deleteOldNotifications(db: Db, before: { deleted: Date; all: Date }): Promise<void> {
  await sql`delete from notifications where deleted_at < ${before.deleted} or happened_at < ${before.all}`.execute(db)
}

/** Returns the notifications of one person that contain another one. */
export async function notificationsOf(db: Db, personId: string, by: string): Promise<string[]> {
  const result = await sql<{ notification_id: string }>`
    select distinct c.notification_id from notification_causes c join notifications n on n.id = c.notification_id
    where c.person_id = ${by} and n.person_id = ${personId} and n.deleted_at is null`.execute(db)
  return result.rows.map((row) => row.notification_id)
}

/** Returns when a signal was announced, in milliseconds because lists are paged by it; null if its row is gone. */
export async function announcedAt(db: Db, signalId: number): Promise<Date | null> {
  const result = await sql<{ at: Date }>`select date_trunc('milliseconds', announced_at) as at from signals where id = ${signalId}`.execute(db)
  return result.rows[0]?.at ?? null
}
