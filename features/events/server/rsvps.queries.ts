import { sql, type Db } from '#platform/server/database/sql.ts'
import type { PersonCard } from '#features/people/server/public.ts'
import type { RsvpState } from '../rules/rsvp.ts'

/** A person's answer to a date. */
export interface RsvpRow {
  date_id: string
  person_id: string
  answer: RsvpState
  answered_at: Date
  queue: number | null
  offered_until: Date | null
  seen_sequence: number
  attended_at: Date | null
  rating: number | null
  feedback: string
}

const RSVP = sql.raw('date_id, person_id, answer, answered_at, queue, offered_until, seen_sequence, attended_at, rating, feedback')

export async function findRsvp(db: Db, dateId: string, personId: string): Promise<RsvpRow | null> {
  const { rows } = await sql<RsvpRow>`select ${RSVP} from event_rsvps where date_id = ${dateId} and person_id = ${personId}`.execute(db)
  return rows[0] ?? null
}

/** Takes a place if there is one. The condition and the count are one statement, so that there are never more than there are places. */
export async function takePlace(db: Db, dateId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update event_dates set taken = taken + 1 where id = ${dateId} and (capacity is null or taken < capacity)`.execute(db)
  return numAffectedRows === 1n
}

export async function releasePlace(db: Db, dateId: string): Promise<void> {
  await sql`update event_dates set taken = taken - 1 where id = ${dateId}`.execute(db)
}

export interface NewAnswer {
  dateId: string
  personId: string
  answer: RsvpState
  at: Date
  sequence: number
  offeredUntil?: Date | null
}

/** Stores an answer. Someone who waits gets the next number of the queue. */
export async function saveAnswer(db: Db, { dateId, personId, answer, at, sequence, offeredUntil = null }: NewAnswer): Promise<void> {
  const queue = answer === 'waiting' ? sql`nextval('event_queue')` : sql`null`
  await sql`
    insert into event_rsvps (date_id, person_id, answer, answered_at, queue, offered_until, seen_sequence)
    values (${dateId}, ${personId}, ${answer}, ${at}, ${queue}, ${offeredUntil}, ${sequence})
    on conflict (date_id, person_id) do update set answer = excluded.answer, answered_at = excluded.answered_at,
      queue = case when event_rsvps.answer = 'waiting' and excluded.answer = 'waiting' then event_rsvps.queue else excluded.queue end,
      offered_until = excluded.offered_until, seen_sequence = excluded.seen_sequence`.execute(db)
}

/** The next person in line; null if no one waits. The caller holds the lock of the date. */
export async function findFirstWaiting(db: Db, dateId: string): Promise<string | null> {
  const { rows } = await sql<{ person_id: string }>`select person_id from event_rsvps where date_id = ${dateId} and answer = 'waiting' order by queue limit 1`.execute(db)
  return rows[0]?.person_id ?? null
}

/** Gives a waiting person a place, which they have to take until a moment; null: they go. */
export async function saveOffer(db: Db, { dateId, personId, until, at }: { dateId: string; personId: string; until: Date | null; at: Date }): Promise<void> {
  await sql`update event_rsvps set answer = ${until === null ? 'going' : 'offered'}, queue = null, offered_until = ${until}, answered_at = ${at}
    where date_id = ${dateId} and person_id = ${personId} and answer = 'waiting'`.execute(db)
}

/** The dates on which an offer has run out. */
export async function listDatesWithOldOffers(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ date_id: string }>`select distinct date_id from event_rsvps where answer = 'offered' and offered_until <= ${now} limit 100`.execute(db)
  return rows.map(({ date_id }) => date_id)
}

/** Ends the offers of a date that have run out; returns whose they were. The caller holds the lock of the date. */
export async function endOldOffers(db: Db, dateId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    with ended as (update event_rsvps set answer = 'no', offered_until = null, answered_at = ${now}
      where date_id = ${dateId} and answer = 'offered' and offered_until <= ${now} returning person_id),
    freed as (update event_dates set taken = taken - (select count(*)::int from ended) where id = ${dateId})
    select person_id from ended`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** The upcoming dates that have a free place and people who wait: someone's account was deleted. */
export async function listDatesWithFreePlaces(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select d.id from event_dates d join events e on e.id = d.event_id
    where d.starts_at > ${now} and d.cancelled_at is null and e.state = 'published' and (d.capacity is null or d.taken < d.capacity)
      and exists (select from event_rsvps r where r.date_id = d.id and r.answer = 'waiting') limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many wait before a person with this number. */
export async function countBefore(db: Db, dateId: string, queue: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from event_rsvps where date_id = ${dateId} and answer = 'waiting' and queue < ${queue}`.execute(db)
  return rows[0]!.count
}

/** How many answered how, by date. */
export async function countAnswers(db: Db, dateIds: readonly string[]): Promise<Map<string, Record<RsvpState, number>>> {
  const { rows } = await sql<{ date_id: string; answer: RsvpState; count: number }>`
    select date_id, answer, count(*)::int as count from event_rsvps where date_id = any (${dateIds}::uuid[]) group by date_id, answer`.execute(db)
  const counts = new Map(dateIds.map((id) => [id, { going: 0, maybe: 0, no: 0, waiting: 0, offered: 0 }]))
  for (const { date_id, answer, count } of rows) counts.get(date_id)![answer] = count
  return counts
}

/** SQL: the answers to dates, also those of learners of a group who have not answered an event of the group: as Maybe. Without people who left the group. */
const ANSWERED = sql.raw(`(
  select r.date_id, r.person_id, r.answer from event_rsvps r join event_dates d on d.id = r.date_id join events e on e.id = d.event_id where in_event_group(e.group_id, r.person_id)
  union all select d.id, m.person_id, 'maybe' from event_dates d join events e on e.id = d.event_id join mentor_group_members m on m.group_id = e.group_id and m.part = 'learner'
    where not exists (select from event_rsvps r where r.date_id = d.id and r.person_id = m.person_id))`)

/** The ids of people with one of these answers to a date, with the time zone of each. */
export async function listAnswered(db: Db, dateId: string, answers: readonly RsvpState[]): Promise<{ person_id: string; answer: RsvpState; time_zone: string }[]> {
  const { rows } = await sql<{ person_id: string; answer: RsvpState; time_zone: string }>`
    select r.person_id, r.answer, l.time_zone from ${ANSWERED} r join logins l on l.person_id = r.person_id
    where r.date_id = ${dateId} and r.answer = any (${answers}::text[]) order by r.person_id`.execute(db)
  return rows
}

/** Whether a person still has one of these answers to a date that is not cancelled. */
export async function hasAnswer(db: Db, { dateId, personIds, answers }: { dateId: string; personIds: readonly string[]; answers: readonly RsvpState[] }): Promise<boolean> {
  const { rows } = await sql`select 1 from ${ANSWERED} r join event_dates d on d.id = r.date_id
    where r.date_id = ${dateId} and r.person_id = any (${personIds}::uuid[]) and r.answer = any (${answers}::text[]) and d.cancelled_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** The answers of a person to the dates of an event. */
export async function listRsvpsOf(db: Db, eventId: string, personId: string): Promise<RsvpRow[]> {
  const { rows } = await sql<RsvpRow>`select ${RSVP} from event_rsvps where person_id = ${personId}
    and date_id in (select id from event_dates where event_id = ${eventId})`.execute(db)
  return rows
}

/** The ids of everyone who is going to any date of an event, and of its hosts; for an event of a group those who are still in it. */
export async function listParticipants(db: Db, eventId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from events e join (
      select d.event_id, r.person_id as id from event_rsvps r join event_dates d on d.id = r.date_id where d.event_id = ${eventId} and r.answer = 'going'
      union select id, host_id from events where id = ${eventId} and host_id is not null
      union select event_id, person_id from event_hosts where event_id = ${eventId} and accepted_at is not null) p on p.event_id = e.id
    where in_event_group(e.group_id, p.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** The first `max` people who are going to a date and whose activity the viewer can see. */
export async function listVisibleGuests(db: Db, { dateId, viewerId, max }: { dateId: string; viewerId: string | null; max: number }): Promise<PersonCard[]> {
  const { rows } = await sql<PersonCard>`
    select p.id, p.username, p.name, p.headline, p.avatar_id from event_rsvps r join people p on p.id = r.person_id and p.suspended_at is null
    left join profile_visibility v on v.person_id = p.id and v.section = 'activity'
    where r.date_id = ${dateId} and r.answer = 'going' and ${
      viewerId === null
        ? sql`coalesce(v.level, 'public') = 'public'`
        : sql`(p.id = ${viewerId} or (not are_apart(p.id, ${viewerId}) and (coalesce(v.level, 'public') in ('public', 'members')
            or (v.level = 'followers' and exists (select from follows f where f.follower_id = ${viewerId} and f.followed_id = p.id)))))`
    } order by r.answered_at, p.id limit ${max}`.execute(db)
  return rows
}

/** Someone who answered, as hosts see them. */
export interface GuestRow extends PersonCard {
  answer: RsvpState
  attended_at: Date | null
  rating: number | null
  feedback: string
}

/** Everyone who answered a date, people who are going first, people on the waiting list in their order. */
export async function listGuests(db: Db, dateId: string, max: number): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select p.id, p.username, p.name, p.headline, p.avatar_id, r.answer, r.attended_at, r.rating, r.feedback
    from event_rsvps r join people p on p.id = r.person_id and p.suspended_at is null
    where r.date_id = ${dateId} order by array_position(array['going', 'offered', 'waiting', 'maybe', 'no'], r.answer), r.queue, r.answered_at, p.id limit ${max}`.execute(db)
  return rows
}

/** Notes that a person is there; false if they were noted before. */
export async function saveAttended(db: Db, { dateId, personId, at }: { dateId: string; personId: string; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`update event_rsvps set attended_at = ${at} where date_id = ${dateId} and person_id = ${personId} and attended_at is null`.execute(db)
  return numAffectedRows === 1n
}

export async function saveFeedback(db: Db, { dateId, personId, rating, text }: { dateId: string; personId: string; rating: number; text: string }): Promise<void> {
  await sql`update event_rsvps set rating = ${rating}, feedback = ${text} where date_id = ${dateId} and person_id = ${personId}`.execute(db)
}
