import { sql, type Db } from '#platform/server/database/sql.ts'
import { optionalPersonCard, type PersonCard } from '#features/people/server/public.ts'
import type { EventResource, EventState, EventType } from '../rules/events.ts'
import type { Fold } from '../rules/event-inputs.ts'
import type { Recurrence } from '../rules/recurrence.ts'

/** An event with everything about it. */
export interface EventRow {
  id: string
  number: number
  slug: string
  title: string
  description: string
  description_html: string
  preview: string
  type: EventType
  host_id: string | null
  /** The group whose members alone see it; null: everyone. */
  group_id: string | null
  group_name: string | null
  image_id: string | null
  time_zone: string
  starts_local: string
  ends_local: string
  fold: Fold
  recurrence: Recurrence
  date_count: number
  place: string
  online_url: string
  capacity: number | null
  state: EventState
  comment: string
  revision: number
  /** The group conversation of people who are going; null before the first of them. */
  conversation_id: string | null
  created_at: Date
  updated_at: Date
  /** Null: the host left or is suspended. */
  host: PersonCard | null
}

/** One date of an event. */
export interface EventDateRow {
  id: string
  event_id: string
  nth: number
  starts_at: Date
  ends_at: Date
  is_moved: boolean
  cancelled_at: Date | null
  cancel_reason: string
  sequence: number
  changed_at: Date
  capacity: number | null
  taken: number
  code: string | null
  recording_url: string
  recording_revision: number
  resources: EventResource[]
}

const EVENT = sql.raw(`e.id, e.number, e.slug, e.title, e.description, e.description_html, e.preview, e.type, e.host_id, e.group_id, (select name from mentor_groups g where g.id = e.group_id) as group_name, e.image_id, e.time_zone, e.starts_local,
  e.ends_local, e.fold, e.recurrence, e.date_count, e.place, e.online_url, e.capacity, e.state, e.comment, e.revision, e.conversation_id, e.created_at, e.updated_at,
  ${optionalPersonCard('p')} as host
  from events e left join people p on p.id = e.host_id and p.suspended_at is null`)

const DATE = sql.raw(`d.id, d.event_id, d.nth, d.starts_at, d.ends_at, d.is_moved, d.cancelled_at, d.cancel_reason, d.sequence, d.changed_at, d.capacity, d.taken,
  d.code, d.recording_url, d.recording_revision, d.resources`)

/** Returns an event by the number in its address. */
export async function findEventByNumber(db: Db, number: number): Promise<EventRow | null> {
  const { rows } = await sql<EventRow>`select ${EVENT} where e.number = ${number}`.execute(db)
  return rows[0] ?? null
}

/** Returns an event, locked for a change if asked. */
export async function findEvent(db: Db, id: string, { lock = false } = {}): Promise<EventRow | null> {
  const { rows } = await sql<EventRow>`select ${EVENT} where e.id = ${id} ${lock ? sql`for no key update of e` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** Returns the existing ones of these events, in any state. */
export async function listEventsById(db: Db, ids: readonly string[]): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`select ${EVENT} where e.id = any (${ids}::uuid[])`.execute(db)
  return rows
}

/** The dates of an event in their order. */
export async function listDates(db: Db, eventId: string): Promise<EventDateRow[]> {
  const { rows } = await sql<EventDateRow>`select ${DATE} from event_dates d where d.event_id = ${eventId} order by d.starts_at, d.nth`.execute(db)
  return rows
}

/** One date, locked for a change if asked: answers, offers and changes of a date run one after another. */
export async function findDate(db: Db, id: string, { lock = false } = {}): Promise<EventDateRow | null> {
  const { rows } = await sql<EventDateRow>`select ${DATE} from event_dates d where d.id = ${id} ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** The people who accepted to co-host an event; with `invited`, also those who have not answered. */
export async function listCoHosts(db: Db, eventId: string, { invited = false } = {}): Promise<(PersonCard & { accepted_at: Date | null })[]> {
  const { rows } = await sql<PersonCard & { accepted_at: Date | null }>`
    select p.id, p.username, p.name, p.headline, p.avatar_id, h.accepted_at from event_hosts h join people p on p.id = h.person_id
    where h.event_id = ${eventId} and p.suspended_at is null and (h.accepted_at is not null or ${invited}) order by h.invited_at, p.id`.execute(db)
  return rows
}

/** What a calendar of someone shows: a date with its event. */
export interface CalendarRow extends EventDateRow {
  event: Pick<EventRow, 'number' | 'slug' | 'title' | 'preview' | 'time_zone' | 'place' | 'online_url' | 'state'> & { host_name: string | null }
  answer: string | null
}

const CALENDAR = sql.raw(`json_build_object('number', e.number, 'slug', e.slug, 'title', e.title, 'preview', e.preview, 'time_zone', e.time_zone, 'place', e.place,
  'online_url', case when r.answer = 'going' or own.is_host then e.online_url else '' end, 'state', e.state, 'host_name', (select p.name from people p where p.id = e.host_id and p.suspended_at is null)) as event`)

/** The dates since a moment that a person answered Going or Maybe, or hosts; with the link unless they answered Maybe. Dates with only a waiting-list entry are not included. */
export async function listCalendarOf(db: Db, personId: string, since: Date, max: number): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select ${DATE}, ${CALENDAR}, r.answer from event_dates d join events e on e.id = d.event_id
    left join event_rsvps r on r.date_id = d.id and r.person_id = ${personId}
    cross join lateral (select coalesce(e.host_id = ${personId}, false)
      or exists (select from event_hosts h where h.event_id = e.id and h.person_id = ${personId} and h.accepted_at is not null) as is_host) own
    where d.ends_at > ${since} and e.state in ('published', 'cancelled') and (r.answer in ('going', 'maybe') or own.is_host or (e.group_id is not null and r.answer is null)) and in_event_group(e.group_id, ${personId}::uuid)
      and (e.host_id is null or not are_apart(e.host_id, ${personId}::uuid))
    order by d.starts_at, d.id limit ${max}`.execute(db)
  return rows
}

/** Whether an event that this person hosts has this image. */
export async function isImageOfHostedEvent(db: Db, imageId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select from events e where e.image_id = ${imageId} and (e.host_id = ${personId}
    or exists (select from event_hosts h where h.event_id = e.id and h.person_id = ${personId} and h.accepted_at is not null)) limit 1`.execute(db)
  return rows.length > 0
}
