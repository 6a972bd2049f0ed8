import { sql, type Db } from '#platform/server/database/sql.ts'
import { optionalPersonCard, personCard, type PersonCard } from '#features/people/server/public.ts'
import type { Canceller } from '../rules/office-hours.ts'
import { LEAD_MS } from '../rules/office-hours.ts'
import { lockOfficeHoursOf, lockSlot, visibleTo } from './slots.queries.ts'

/** A booking with its slot. */
export interface BookingRow {
  id: string
  slot_id: string
  learner_id: string
  subject: string
  booked_at: Date
  cancelled_at: Date | null
  cancelled_by: Canceller | null
  cancel_reason: string
  moved_at: Date | null
  /** How often it was moved to another slot. */
  moves: number
  learner: PersonCard
  mentor_id: string | null
  mentor: PersonCard | null
  group_id: string | null
  group_name: string | null
  starts_at: Date
  ends_at: Date
  time_zone: string
  about: string
  place: string
  online_url: string
}

const BOOKING = sql.raw(`b.id, b.slot_id, b.learner_id, b.subject, b.booked_at, b.cancelled_at, b.cancelled_by, b.cancel_reason, b.moved_at, b.moves, ${personCard('l')} as learner,
  s.mentor_id, ${optionalPersonCard('p')} as mentor, s.group_id, g.name as group_name, s.starts_at, s.ends_at, s.time_zone, s.about, s.place, s.online_url
  from office_hour_bookings b join office_hour_slots s on s.id = b.slot_id join people l on l.id = b.learner_id
  left join people p on p.id = s.mentor_id and p.suspended_at is null left join mentor_groups g on g.id = s.group_id`)

/**
 * Books a slot unless it is booked, canceled, has started or can’t be seen by the learner; false then. One statement that locks the slot: of many
 * people at once, one books it.
 */
export async function insertBooking(db: Db, { id, slotId, learnerId, subject, at }: { id: string; slotId: string; learnerId: string; subject: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into office_hour_bookings (id, slot_id, learner_id, subject, booked_at)
    select ${id}::uuid, s.id, ${learnerId}::uuid, ${subject}, ${at}::timestamptz from office_hour_slots s
    where s.id = ${slotId} and s.cancelled_at is null and s.starts_at > ${at} and s.mentor_id <> ${learnerId}::uuid and ${visibleTo(learnerId)}
    for no key update of s
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Changes the subject of a booking that is not canceled. */
export async function saveSubject(db: Db, id: string, subject: string): Promise<void> {
  await sql`update office_hour_bookings set subject = ${subject} where id = ${id} and cancelled_at is null`.execute(db)
}

export async function findBooking(db: Db, id: string): Promise<BookingRow | null> {
  const { rows } = await sql<BookingRow>`select ${BOOKING} where b.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Locks a booking with its slot and returns it as it is then: its learner may have moved it. */
export async function lockBooking(db: Db, id: string): Promise<BookingRow | null> {
  const known = await findBooking(db, id)
  if (known === null) return null
  // A learner moves bookings one after another.
  await lockOfficeHoursOf(db, known.learner_id)
  const booking = await findBooking(db, id)
  if (booking !== null) await lockSlot(db, booking.slot_id)
  return booking === null ? null : findBooking(db, id)
}

/** The bookings of these slots that are not canceled. */
export async function listBookingsOf(db: Db, slotIds: readonly string[]): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`select ${BOOKING} where b.slot_id = any (${slotIds}::uuid[]) and b.cancelled_at is null order by s.starts_at`.execute(db)
  return rows
}

/** What a learner booked: upcoming ones with those that someone else canceled, or past ones, latest first. */
export async function listOwnBookings(db: Db, { learnerId, now, isPast, max }: { learnerId: string; now: Date; isPast: boolean; max: number }): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`select ${BOOKING} where b.learner_id = ${learnerId} and ${
    isPast ? sql`b.cancelled_at is null and s.ends_at <= ${now} order by s.starts_at desc` : sql`(b.cancelled_at is null or b.cancelled_by <> 'learner') and s.ends_at > ${now} order by s.starts_at`
  } limit ${max}`.execute(db)
  return rows
}

/** The bookings of a person since a moment, as learner, and as mentor while they hold the role, for a calendar. */
export async function listForCalendar(db: Db, { personId, since, max }: { personId: string; since: Date; max: number }): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`select ${BOOKING} where (b.learner_id = ${personId} or (s.mentor_id = ${personId} and exists (select from grants r where r.person_id = ${personId} and r.role = 'mentor' and r.revoked_at is null)))
    and b.cancelled_at is null and s.ends_at > ${since} order by s.starts_at, b.id limit ${max}`.execute(db)
  return rows
}

/** The past bookings of a mentor, latest first. */
export async function listHeld(db: Db, { mentorId, now, max }: { mentorId: string; now: Date; max: number }): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`select ${BOOKING} where s.mentor_id = ${mentorId} and b.cancelled_at is null and s.ends_at <= ${now} order by s.starts_at desc limit ${max}`.execute(db)
  return rows
}

/** Cancels a booking; false if it was canceled before. */
export async function saveCancelledBooking(db: Db, { id, by, reason, at }: { id: string; by: Canceller; reason: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`update office_hour_bookings set cancelled_at = ${at}, cancelled_by = ${by}, cancel_reason = ${reason} where id = ${id} and cancelled_at is null returning id`.execute(db)
  return rows.length > 0
}

/** Moves a booking to another slot; reminders are sent for the new time. */
export async function saveMovedBooking(db: Db, { id, to, at }: { id: string; to: string; at: Date }): Promise<void> {
  await sql`update office_hour_bookings set slot_id = ${to}, moved_at = ${at}, moves = moves + 1, reminded_day_at = null, reminded_hour_at = null where id = ${id}`.execute(db)
}

/** The upcoming bookings of a learner; in slots for a group or of a mentor only if given. */
export async function listUpcomingBookings(db: Db, { learnerId, groupId = null, mentorId = null, now }: { learnerId: string; groupId?: string | null; mentorId?: string | null; now: Date }): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`select ${BOOKING} where b.learner_id = ${learnerId} and b.cancelled_at is null and s.starts_at > ${now}
    and (${groupId}::uuid is null or s.group_id = ${groupId}::uuid) and (${mentorId}::uuid is null or s.mentor_id = ${mentorId}::uuid)`.execute(db)
  return rows
}

/** Marks the bookings whose reminder is due as reminded, and returns them. The reminder of the last hour replaces that of the last day. */
export async function claimReminders(db: Db, lead: 'day' | 'hour', now: Date, max: number): Promise<string[]> {
  const isHour = lead === 'hour'
  const { rows } = await sql<{ id: string }>`
    update office_hour_bookings b set reminded_day_at = coalesce(b.reminded_day_at, ${now}) ${isHour ? sql`, reminded_hour_at = ${now}` : sql``}
    where b.id in (select b.id from office_hour_bookings b join office_hour_slots s on s.id = b.slot_id
      where b.cancelled_at is null and s.starts_at > ${now} and s.starts_at <= ${new Date(now.getTime() + LEAD_MS[lead])}
        and ${isHour ? sql`b.reminded_hour_at is null` : sql`b.reminded_day_at is null`} order by s.starts_at limit ${max} for no key update of b skip locked)
    returning b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The time zone of a person; UTC for nobody. */
export async function findZone(db: Db, personId: string | null): Promise<string> {
  const { rows } = await sql<{ time_zone: string }>`select time_zone from logins where person_id = ${personId}`.execute(db)
  return rows[0]?.time_zone ?? 'UTC'
}

/** Removes the subject of a booking that a moderator removed. */
export async function eraseSubject(db: Db, id: string): Promise<void> {
  await sql`update office_hour_bookings set subject = 'Removed by a moderator' where id = ${id}`.execute(db)
}

/** The existing ones of these bookings, for moderators. */
export async function listReportedBookings(db: Db, ids: readonly string[]): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`select ${BOOKING} where b.id = any (${ids}::uuid[])`.execute(db)
  return rows
}
