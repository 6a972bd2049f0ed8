import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Cursor } from '#platform/rules/cursor.ts'
import { optionalPersonCard, type PersonCard } from '#features/people/server/public.ts'
import type { EventType } from '../rules/events.ts'
import type { Recurrence } from '../rules/recurrence.ts'
import type { RsvpState } from '../rules/rsvp.ts'

/** A date in lists, with what its card shows of the event. */
export interface DateCardRow {
  id: string
  starts_at: Date
  ends_at: Date
  is_cancelled: boolean
  capacity: number | null
  taken: number
  /** How many of them are offered to people on the waiting list. */
  offered: number
  has_recording: boolean
  event_id: string
  number: number
  slug: string
  title: string
  preview: string
  type: EventType
  time_zone: string
  place: string
  is_online: boolean
  image_id: string | null
  recurrence: Recurrence
  starts_local: string
  date_count: number
  host: PersonCard | null
}

const CARD = `d.id, d.starts_at, d.ends_at, d.cancelled_at is not null as is_cancelled, d.capacity, d.taken,
  (select count(*)::int from event_rsvps o where o.date_id = d.id and o.answer = 'offered') as offered, d.recording_url <> '' as has_recording, e.id as event_id, e.number, e.slug, e.title,
  e.preview, e.type, e.time_zone, e.place, e.online_url <> '' as is_online, e.image_id, e.recurrence, e.starts_local, e.date_count,
  ${optionalPersonCard('p')} as host`
const FROM = `from event_dates d join events e on e.id = d.event_id left join people p on p.id = e.host_id and p.suspended_at is null`

// $1 now, $2 type, $3 day, $4 and $5 the cursor, $6 how many. The day is that of the event's own zone; the second condition on it is for the index.
const upcoming = prepared<DateCardRow>(
  'events-upcoming',
  `select ${CARD} ${FROM}
   where e.state = 'published' and e.group_id is null and d.cancelled_at is null and d.ends_at > $1::timestamptz and ($2::text is null or e.type = $2)
     and ($3::date is null or (d.ends_at > $3::date - 1 and (d.ends_at at time zone e.time_zone)::date >= $3))
     and ($4::double precision is null or (d.starts_at, d.id) > (to_timestamp($4 / 1000), $5::uuid))
     and not exists (select from event_dates x where x.event_id = d.event_id and x.cancelled_at is null and x.ends_at > $1 and x.starts_at < d.starts_at
       and ($3::date is null or (x.ends_at at time zone e.time_zone)::date >= $3))
   order by d.starts_at, d.id limit $6`,
)
const past = prepared<DateCardRow>(
  'events-past',
  `select ${CARD} ${FROM}
   where e.state = 'published' and e.group_id is null and d.cancelled_at is null and d.ends_at <= $1::timestamptz and ($2::text is null or e.type = $2)
     and ($3::date is null or (d.starts_at < $3::date + 2 and (d.starts_at at time zone e.time_zone)::date <= $3))
     and ($4::double precision is null or (d.starts_at, d.id) < (to_timestamp($4 / 1000), $5::uuid))
   order by d.starts_at desc, d.id desc limit $6`,
)

/** Which dates are listed. */
export interface DateQuestion {
  now: Date
  type: EventType | null
  /** `2026-11-26`: from this day on, or, in the past, up to it. */
  day: string | null
  after: Cursor | null
  max: number
}

const valuesOf = ({ now, type, day, after, max }: DateQuestion) => [now, type, day, after?.key ?? null, after?.id ?? null, max]

/** The dates that are not over, soonest first. Of a series only the next one is listed. */
export const listUpcoming = (database: Database, question: DateQuestion) => upcoming.all(database, valuesOf(question))

/** The dates that are over, latest first. */
export const listPast = (database: Database, question: DateQuestion) => past.all(database, valuesOf(question))

const between = prepared<DateCardRow>(
  'events-between',
  `select ${CARD} ${FROM} where e.state = 'published' and e.group_id is null and d.cancelled_at is null and d.starts_at >= $1::timestamptz and d.starts_at < $2::timestamptz and ($3::text is null or e.type = $3)
   order by d.starts_at, d.id limit $4`,
)

/** All dates that start in a period. */
export const listBetween = (database: Database, { from, to, type, max }: { from: Date; to: Date; type: EventType | null; max: number }) => between.all(database, [from, to, type, max])

/** A date of someone, with their answer. */
export interface OwnDateRow extends DateCardRow {
  answer: RsvpState | null
  offered_until: Date | null
  is_host: boolean
}

/** The dates that a person answered (other than no) or hosts, without those behind a block: upcoming ones soonest first, or past ones latest first. */
export async function listOwnDates(db: Db, { personId, now, isPast, max }: { personId: string; now: Date; isPast: boolean; max: number }): Promise<OwnDateRow[]> {
  const { rows } = await sql<OwnDateRow>`
    select ${sql.raw(CARD)}, r.answer, r.offered_until, own.is_host ${sql.raw(FROM)}
    left join event_rsvps r on r.date_id = d.id and r.person_id = ${personId}
    cross join lateral (select coalesce(e.host_id = ${personId}, false)
      or exists (select from event_hosts h where h.event_id = e.id and h.person_id = ${personId} and h.accepted_at is not null) as is_host) own
    where e.state in ('published', 'cancelled') and (r.answer <> 'no' or own.is_host or (e.group_id is not null and r.answer is null)) and in_event_group(e.group_id, ${personId}::uuid) and (e.host_id is null or not are_apart(e.host_id, ${personId}::uuid)) and ${isPast ? sql`d.ends_at <= ${now}` : sql`d.ends_at > ${now}`}
      and (d.cancelled_at is null or ${!isPast})
    order by ${isPast ? sql`d.starts_at desc, d.id desc` : sql`d.starts_at, d.id`} limit ${max}`.execute(db)
  return rows
}

/** The next date that a person is going to; null if there is none. */
export async function findNextDate(db: Db, personId: string, now: Date): Promise<OwnDateRow | null> {
  const { rows } = await sql<OwnDateRow>`
    select ${sql.raw(CARD)}, r.answer, r.offered_until, false as is_host ${sql.raw(FROM)}
    join event_rsvps r on r.date_id = d.id and r.person_id = ${personId}
    where e.state = 'published' and d.cancelled_at is null and r.answer in ('going', 'offered') and d.ends_at > ${now} and in_event_group(e.group_id, ${personId}::uuid) and (e.host_id is null or not are_apart(e.host_id, ${personId}::uuid)) order by d.starts_at, d.id limit 1`.execute(db)
  return rows[0] ?? null
}

/** An event that its host can still work on, with its first date. */
export interface HostedRow extends DateCardRow {
  state: string
  comment: string
  updated_at: Date
}

/** The events of a person that are not published: proposed, or returned with a comment. */
export async function listUnpublished(db: Db, personId: string, max: number): Promise<HostedRow[]> {
  const { rows } = await sql<HostedRow>`select ${sql.raw(CARD)}, e.state, e.comment, e.updated_at ${sql.raw(FROM)}
    where e.host_id = ${personId} and e.state in ('proposed', 'returned')
      and d.id = (select id from event_dates one where one.event_id = e.id order by one.cancelled_at is not null, one.nth limit 1)
    order by e.updated_at desc limit ${max}`.execute(db)
  return rows
}
