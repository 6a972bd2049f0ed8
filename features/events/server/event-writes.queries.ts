import { sql, type Db } from '#platform/server/database/sql.ts'
import type { EventResource, EventState } from '../rules/events.ts'
import type { EventInput, Fold } from '../rules/event-inputs.ts'

/** What is stored of an event that someone wrote. */
export interface EventTexts extends Omit<EventInput, 'revision' | 'coHosts' | 'fold'> {
  slug: string
  html: string
  preview: string
  fold: Fold
}

/** Saves a new event. Returns false if there is one with this id already. */
export async function insertEvent(db: Db, event: EventTexts & { hostId: string; groupId?: string | null; state: EventState; at: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into events (id, slug, title, description, description_html, preview, type, host_id, group_id, image_id, time_zone, starts_local, ends_local, fold, recurrence, date_count,
      place, online_url, capacity, state, created_at, updated_at)
    values (${event.id}, ${event.slug}, ${event.title}, ${event.description}, ${event.html}, ${event.preview}, ${event.type}, ${event.hostId}, ${event.groupId ?? null}, ${event.imageId}, ${event.timeZone},
      ${event.startsAt}, ${event.endsAt}, ${event.fold}, ${event.recurrence}, ${event.dateCount}, ${event.place}, ${event.onlineUrl}, ${event.capacity}, ${event.state}, ${event.at}, ${event.at})
    on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Saves a changed event as its next revision. The caller holds its lock and has checked the revision. */
export async function updateEvent(db: Db, event: EventTexts & { state: EventState; at: Date }): Promise<void> {
  await sql`
    update events set slug = ${event.slug}, title = ${event.title}, description = ${event.description}, description_html = ${event.html}, preview = ${event.preview}, type = ${event.type},
      image_id = ${event.imageId}, time_zone = ${event.timeZone}, starts_local = ${event.startsAt}, ends_local = ${event.endsAt}, fold = ${event.fold}, recurrence = ${event.recurrence},
      date_count = ${event.dateCount}, place = ${event.place}, online_url = ${event.onlineUrl}, capacity = ${event.capacity}, state = ${event.state}, revision = revision + 1, updated_at = ${event.at}
    where id = ${event.id}`.execute(db)
}

/** Changes the state of an event, with the reason. */
export async function saveState(db: Db, { id, state, comment, at }: { id: string; state: EventState; comment: string; at: Date }): Promise<void> {
  await sql`update events set state = ${state}, comment = ${comment}, revision = revision + 1, updated_at = ${at} where id = ${id}`.execute(db)
}

export interface NewDate {
  eventId: string
  nth: number
  startsAt: Date
  endsAt: Date
  capacity: number | null
  at: Date
}

export async function insertDate(db: Db, { eventId, nth, startsAt, endsAt, capacity, at }: NewDate): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into event_dates (event_id, nth, starts_at, ends_at, capacity, changed_at)
    values (${eventId}, ${nth}, ${startsAt}, ${endsAt}, ${capacity}, ${at}) returning id`.execute(db)
  return rows[0]!.id
}

/** Gives a date another time. Its reminders are due again, and a cancelled one takes place again. */
export async function saveTime(db: Db, { id, startsAt, endsAt, isMoved, at }: { id: string; startsAt: Date; endsAt: Date; isMoved: boolean; at: Date }): Promise<void> {
  await sql`update event_dates set starts_at = ${startsAt}, ends_at = ${endsAt}, is_moved = ${isMoved}, cancelled_at = null, cancel_reason = '', sequence = sequence + 1, changed_at = ${at},
    reminded_day_at = null, reminded_hour_at = null where id = ${id}`.execute(db)
}

/** Notes for calendars that the upcoming dates of an event have other texts or places. */
export async function touchDates(db: Db, eventId: string, at: Date): Promise<void> {
  await sql`update event_dates set sequence = sequence + 1, changed_at = ${at} where event_id = ${eventId} and ends_at > ${at} and cancelled_at is null`.execute(db)
}

/** Sets the number of places of the upcoming dates. */
export async function saveCapacity(db: Db, eventId: string, capacity: number | null, now: Date): Promise<void> {
  await sql`update event_dates set capacity = ${capacity} where event_id = ${eventId} and ends_at > ${now}`.execute(db)
}

export async function deleteEvent(db: Db, id: string): Promise<void> {
  await sql`delete from events where id = ${id}`.execute(db)
}

/** Cancels a date; false if it was cancelled before or is over. */
export async function saveCancelled(db: Db, { id, reason, at }: { id: string; reason: string; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`update event_dates set cancelled_at = ${at}, cancel_reason = ${reason}, sequence = sequence + 1, changed_at = ${at}
    where id = ${id} and cancelled_at is null and ends_at > ${at}`.execute(db)
  return numAffectedRows === 1n
}

/** Adds the invited co-hosts of an event and removes all others; returns the new ones. */
export async function saveCoHosts(db: Db, { eventId, personIds, at }: { eventId: string; personIds: readonly string[]; at: Date }): Promise<string[]> {
  await sql`delete from event_hosts where event_id = ${eventId} and person_id <> all (${personIds}::uuid[])`.execute(db)
  const { rows } = await sql<{ person_id: string }>`insert into event_hosts (event_id, person_id, invited_at)
    select ${eventId}, id, ${at} from unnest(${personIds}::uuid[]) as id on conflict do nothing returning person_id`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** Accepts an invitation to co-host. Returns false if there is none. */
export async function saveCoHosting(db: Db, { eventId, personId, at }: { eventId: string; personId: string; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`update event_hosts set accepted_at = coalesce(accepted_at, ${at}) where event_id = ${eventId} and person_id = ${personId}`.execute(db)
  return numAffectedRows === 1n
}

export async function deleteCoHosting(db: Db, { eventId, personId }: { eventId: string; personId: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from event_hosts where event_id = ${eventId} and person_id = ${personId}`.execute(db)
  return numAffectedRows === 1n
}

/** Gives a date a code unless it has one; returns the code that counts. */
export async function saveCode(db: Db, dateId: string, code: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`update event_dates set code = coalesce(code, ${code}) where id = ${dateId} returning code`.execute(db)
  return rows[0]!.code
}

export async function saveRecording(db: Db, { dateId, recordingUrl, resources }: { dateId: string; recordingUrl: string; resources: readonly EventResource[] }): Promise<void> {
  await sql`update event_dates set recording_url = ${recordingUrl}, resources = ${JSON.stringify(resources)}::jsonb, recording_revision = recording_revision + 1 where id = ${dateId}`.execute(db)
}

/** The people with these usernames who are not suspended and not separated from the host by a block. */
export async function findCoHostIds(db: Db, usernames: readonly string[], hostId: string | null): Promise<{ id: string; username: string }[]> {
  const { rows } = await sql<{ id: string; username: string }>`select id, username from people where username = any (${[...usernames]}::text[]) and suspended_at is null
    and (${hostId}::uuid is null or (id <> ${hostId} and not are_apart(id, ${hostId})))`.execute(db)
  return rows
}

/** Since when a person has an account. */
export async function findJoinedAt(db: Db, personId: string): Promise<Date | null> {
  const { rows } = await sql<{ joined_at: Date }>`select joined_at from people where id = ${personId}`.execute(db)
  return rows[0]?.joined_at ?? null
}

/** Upcoming events whose host left. */
export async function listHostless(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select e.id from events e where e.host_id is null and e.group_id is null and e.state in ('published', 'proposed', 'returned')
    and exists (select from event_dates d where d.event_id = e.id and d.ends_at > ${now} and d.cancelled_at is null)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes a co-host the host. */
export async function saveHost(db: Db, { eventId, personId, at }: { eventId: string; personId: string; at: Date }): Promise<void> {
  await sql`update events set host_id = ${personId}, updated_at = ${at} where id = ${eventId}`.execute(db)
  await sql`delete from event_hosts where event_id = ${eventId} and person_id = ${personId}`.execute(db)
}

export async function saveConversation(db: Db, eventId: string, conversationId: string): Promise<void> {
  await sql`update events set conversation_id = ${conversationId} where id = ${eventId} and conversation_id is distinct from ${conversationId}`.execute(db)
}
