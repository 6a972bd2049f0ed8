import { lockName } from '#platform/server/database/lock-name.ts'
import { often, sql, type Db } from '#platform/server/database/sql.ts'
import type { Cursor } from '#platform/rules/cursor.ts'
import { optionalPersonCard, type PersonCard } from '#features/people/server/public.ts'

export interface SlotRow {
  id: string
  mentor_id: string | null
  group_id: string | null
  group_name: string | null
  series_id: string
  starts_at: Date
  ends_at: Date
  time_zone: string
  about: string
  place: string
  online_url: string
  revision: number
  cancelled_at: Date | null
  /** Null: the mentor left or is suspended. */
  mentor: PersonCard | null
  is_booked: boolean
}

const SLOT = sql.raw(`s.id, s.mentor_id, s.group_id, g.name as group_name, s.series_id, s.starts_at, s.ends_at, s.time_zone, s.about, s.place, s.online_url, s.revision, s.cancelled_at,
  ${optionalPersonCard('p')} as mentor, exists (select from office_hour_bookings b where b.slot_id = s.id and b.cancelled_at is null) as is_booked
  from office_hour_slots s left join people p on p.id = s.mentor_id and p.suspended_at is null left join mentor_groups g on g.id = s.group_id`)

/** SQL: whether a person may see a slot `s`: its mentor holds the role, no block separates them, and the slot is for everyone or for a group of theirs. */
export const visibleTo = (personId: string) => sql`(
  exists (select from grants r join people m on m.id = r.person_id and m.suspended_at is null where r.person_id = s.mentor_id and r.role = 'mentor' and r.revoked_at is null)
  and not are_apart(s.mentor_id, ${personId}::uuid)
  and (s.group_id is null or exists (select from mentor_group_members m join mentor_groups o on o.id = m.group_id and o.archived_at is null
    where m.group_id = s.group_id and m.person_id = ${personId}::uuid)))`

export interface OpenSlotsQuestion {
  viewerId: string
  /** A username; null: of all mentors. */
  mentor: string | null
  group: string | null
  now: Date
  after: Cursor | null
  max: number
}

/** Slots that the viewer can book, soonest first. */
export async function listOpenSlots(db: Db, { viewerId, mentor, group, now, after, max }: OpenSlotsQuestion): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`select ${SLOT}
    where s.cancelled_at is null and s.starts_at > ${now} and s.mentor_id <> ${viewerId} and ${visibleTo(viewerId)}
      and not exists (select from office_hour_bookings b where b.slot_id = s.id and b.cancelled_at is null)
      and (${mentor}::text is null or p.username = ${mentor}) and (${group}::uuid is null or s.group_id = ${group}::uuid)
      and (${after?.key ?? null}::double precision is null or (s.starts_at, s.id) > (to_timestamp(${after?.key ?? null}::double precision / 1000), ${after?.id ?? null}::uuid))
    order by s.starts_at, s.id limit ${max}`.execute(db)
  return rows
}

/** A slot; null if there is none. */
export async function findSlot(db: Db, id: string): Promise<SlotRow | null> {
  const { rows } = await sql<SlotRow>`select ${SLOT} where s.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** A slot that a person may see; null if there is none. */
export async function findVisibleSlot(db: Db, id: string, personId: string): Promise<SlotRow | null> {
  const { rows } = await sql<SlotRow>`select ${SLOT} where s.id = ${id} and (s.mentor_id = ${personId} or ${visibleTo(personId)})`.execute(db)
  return rows[0] ?? null
}

/** Locks a slot, so that it is booked and canceled one after another. */
export async function lockSlot(db: Db, id: string): Promise<void> {
  await sql`select from office_hour_slots where id = ${id} for no key update`.execute(db)
}

/** Locks several slots. Every caller locks them in the same order, which prevents deadlocks. */
export async function lockSlots(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from office_hour_slots where id = any (${ids}::uuid[]) order by id for no key update`.execute(db)
}

/** Makes the changes of one person’s slots and bookings run one after another. */
export async function lockOfficeHoursOf(db: Db, personId: string): Promise<void> {
  await lockName(db, `office-hours/${personId}`)
}

/** The upcoming slots of a mentor; of one series from a time on if given. */
export async function listUpcomingSlots(db: Db, { mentorId, now, series = null }: { mentorId: string; now: Date; series?: { id: string; from: Date } | null }): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`select ${SLOT} where s.mentor_id = ${mentorId} and s.cancelled_at is null and s.ends_at > ${now}
    and (${series?.id ?? null}::uuid is null or (s.series_id = ${series?.id ?? null}::uuid and s.starts_at >= ${series?.from ?? null}::timestamptz and s.starts_at > ${now}))
    order by s.starts_at, s.id`.execute(db)
  return rows
}

/** How many slots were offered together, canceled ones included. */
export async function countSeries(db: Db, seriesId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from office_hour_slots where series_id = ${seriesId}`.execute(db)
  return rows[0]!.count
}

/** What a mentor can change in a slot. */
export interface SlotContent {
  startsAt: Date
  endsAt: Date
  timeZone: string
  about: string
  place: string
  onlineUrl: string
}

export interface NewSlot extends SlotContent {
  id: string
  seriesId: string
  mentorId: string
  group: string | null
  at: Date
}

export async function insertSlot(db: Db, { id, seriesId, mentorId, group, startsAt, endsAt, timeZone, about, place, onlineUrl, at }: NewSlot): Promise<void> {
  await sql`insert into office_hour_slots (id, mentor_id, group_id, series_id, starts_at, ends_at, time_zone, about, place, online_url, offered_at)
    values (${id}, ${mentorId}, ${group}, ${seriesId}, ${startsAt}, ${endsAt}, ${timeZone}, ${about}, ${place}, ${onlineUrl}, ${at})`.execute(db)
}

/** Saves what a mentor changed in a slot. */
export async function saveSlot(db: Db, { id, startsAt, endsAt, timeZone, about, place, onlineUrl }: SlotContent & { id: string }): Promise<void> {
  await sql`update office_hour_slots set starts_at = ${startsAt}, ends_at = ${endsAt}, time_zone = ${timeZone}, about = ${about}, place = ${place}, online_url = ${onlineUrl}, revision = revision + 1 where id = ${id}`.execute(db)
}

/** Cancels a slot; false if it was canceled before. */
export async function saveCancelledSlot(db: Db, { id, reason, at }: { id: string; reason: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`update office_hour_slots set cancelled_at = ${at}, cancel_reason = ${reason} where id = ${id} and cancelled_at is null returning id`.execute(db)
  return rows.length > 0
}

/** Upcoming slots of a mentor, in one group only if given; of mentors who left with null. */
export async function listSlotIds(db: Db, { mentorId, groupId = null, now }: { mentorId: string | null; groupId?: string | null; now: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from office_hour_slots where mentor_id is not distinct from ${mentorId}::uuid and cancelled_at is null and starts_at > ${now}
    and (${groupId}::uuid is null or group_id = ${groupId}::uuid) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes the texts of a slot that a moderator removed. */
export async function eraseTexts(db: Db, id: string): Promise<void> {
  await sql`update office_hour_slots set about = '', place = 'Removed by a moderator', online_url = '' where id = ${id}`.execute(db)
}

/** Removes what a mentor wrote about their slots, with their places and links, and why they canceled. */
export async function eraseTextsOf(db: Db, mentorId: string): Promise<void> {
  await sql`update office_hour_bookings b set cancel_reason = '' from office_hour_slots s where s.id = b.slot_id and s.mentor_id = ${mentorId} and b.cancelled_by = 'mentor'`.execute(db)
  await sql`update office_hour_slots set about = '', place = 'Deleted with the account of the mentor', online_url = '', cancel_reason = '' where mentor_id = ${mentorId}`.execute(db)
}

/** The existing ones of these slots, for moderators. */
export async function listReportedSlots(db: Db, ids: readonly string[]): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`select ${SLOT} where s.id = any (${ids}::uuid[])`.execute(db)
  return rows
}

/** The next slots for everyone of a mentor that are not booked. */
export async function listForProfile(db: Db, { mentorId, now, max }: { mentorId: string; now: Date; max: number }): Promise<{ starts_at: Date; username: string; about: string }[]> {
  const { rows } = await often('office-hours-of-mentor', sql<{ starts_at: Date; username: string; about: string }>`select s.starts_at, p.username, s.about from office_hour_slots s join people p on p.id = s.mentor_id and p.suspended_at is null
    where s.mentor_id = ${mentorId} and s.group_id is null and s.cancelled_at is null and s.starts_at > ${now}
      and exists (select from grants r where r.person_id = p.id and r.role = 'mentor' and r.revoked_at is null)
      and not exists (select from office_hour_bookings b where b.slot_id = s.id and b.cancelled_at is null)
    order by s.starts_at, s.id limit ${max}`).execute(db)
  return rows
}
