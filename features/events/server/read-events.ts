import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { withoutBlocked } from '#features/connections/server/public.ts'
import type { PersonCard } from '#features/people/server/public.ts'
import { MAX_IN_MONTH, type EventType } from '../rules/events.ts'
import type { EventListInput } from '../rules/event-inputs.ts'
import { dateForEditing, eventForEditing, findEventForReading, isHostOf } from './events.access.ts'
import { listCoHosts, listDates, type CalendarRow, type EventDateRow, type EventRow } from './events.queries.ts'
import { listBetween, listOwnDates, listPast, listUpcoming, listUnpublished, type DateCardRow } from './event-lists.queries.ts'
import { countAnswers, countBefore, listGuests, listRsvpsOf, type GuestRow, type RsvpRow } from './rsvps.queries.ts'
import type { RsvpState } from '../rules/rsvp.ts'

const MAX_OWN = 100
const MAX_GUESTS = 500
const WEEK_MS = 7 * 24 * 3600 * 1000

export interface EventResults {
  items: DateCardRow[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

/** One page of dates. */
export async function readEvents(context: Context, { show, type, from, after, first }: EventListInput): Promise<EventResults> {
  const question = { now: context.clock.now(), type, day: from, after: readCursor(after), max: first + 1 }
  const rows = show === 'past' ? await listPast(context.database, question) : await listUpcoming(context.database, question)
  const items = rows.slice(0, first)
  const last = items.at(-1)
  const next = rows.length > first && last !== undefined ? cursorOf({ key: last.starts_at.getTime(), id: last.id }) : null
  return { items: await visible(context, items), next }
}

/** The dates of a month with the days around it that a calendar shows. */
export async function readMonth(context: Context, { month: wanted, type }: { month: string | null; type: EventType | null }): Promise<{ month: string; items: DateCardRow[] }> {
  const month = wanted ?? context.clock.now().toISOString().slice(0, 7)
  const start = Date.parse(`${month}-01T00:00:00Z`)
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + 1)
  const rows = await listBetween(context.database, { from: new Date(start - WEEK_MS), to: new Date(end.getTime() + WEEK_MS), type, max: MAX_IN_MONTH })
  return { month, items: await visible(context, rows) }
}

const visible = (context: Context, rows: readonly DateCardRow[]) => withoutBlocked(context, rows, ({ host }) => host?.id ?? '')

/** A date on the page of its event. */
export interface ShownDate extends EventDateRow {
  time_zone: string
  counts: Record<RsvpState, number>
}

/** An event for its page. */
export interface ShownEvent extends EventRow {
  dates: ShownDate[]
  coHosts: PersonCard[]
}

/** The event with this number; null if there is none for the viewer. */
export async function readEvent(context: Context, number: number): Promise<ShownEvent | null> {
  const event = await findEventForReading(context, number)
  if (event === null) return null
  const [dates, coHosts] = await Promise.all([listDates(context.db, event.id), listCoHosts(context.db, event.id)])
  const counts = await countAnswers(context.db, dates.map(({ id }) => id))
  return { ...event, coHosts, dates: dates.map((date) => ({ ...date, time_zone: event.time_zone, counts: counts.get(date.id)! })) }
}

/** What an event is to the viewer. */
export interface ViewerEvent {
  event: EventRow
  answers: (RsvpRow & { before: number | null; date_sequence: number; online_url: string | null })[]
  isHost: boolean
  isInvited: boolean
  /** Who was invited to co-host and has not answered, for hosts. */
  invitedHosts: PersonCard[]
  goes: boolean
}

/** The viewer's answers to an event, and what they may do. */
export async function readViewerEvent(context: Context, number: number): Promise<ViewerEvent | null> {
  const viewer = signedIn(context)
  const event = await findEventForReading(context, number)
  if (event === null) return null
  const [rows, dates, hosts, isHost] = await Promise.all([listRsvpsOf(context.db, event.id, viewer.id), listDates(context.db, event.id), listCoHosts(context.db, event.id, { invited: true }), isHostOf(context, event)])
  const sequences = new Map(dates.map(({ id, sequence }) => [id, sequence]))
  const answers = await Promise.all(
    rows.map(async (row) => ({ ...row, online_url: row.answer === 'going' && event.online_url !== '' ? event.online_url : null, date_sequence: sequences.get(row.date_id) ?? row.seen_sequence, before: row.queue === null ? null : await countBefore(context.db, row.date_id, row.queue) })),
  )
  return { event, answers, isHost, isInvited: hosts.some(({ id, accepted_at }) => id === viewer.id && accepted_at === null), invitedHosts: isHost ? hosts.filter(({ accepted_at }) => accepted_at === null) : [], goes: isHost || rows.some(({ answer }) => answer === 'going') }
}

/** An event as its hosts edit it. */
export interface EditedEvent extends EventRow {
  coHosts: PersonCard[]
}

/** An event for its form. Throws NOT_FOUND if the viewer may not edit it. */
export async function readEventForEditing(context: Context, id: string): Promise<EditedEvent> {
  return context.inTransaction(async (context) => ({ ...(await eventForEditing(context, id)), coHosts: await listCoHosts(context.db, id, { invited: true }) }))
}

/** Everyone who answered a date, for its hosts. */
export async function readGuestList(context: Context, dateId: string): Promise<GuestRow[]> {
  return context.inTransaction(async (context) => {
    await dateForEditing(context, dateId)
    return listGuests(context.db, dateId, MAX_GUESTS)
  })
}

/** The dates of the viewer, and their events that are not published. */
export async function readOwnEvents(context: Context, isPast: boolean) {
  const { id: personId } = signedIn(context)
  const [dates, unpublished] = await Promise.all([
    listOwnDates(context.db, { personId, now: context.clock.now(), isPast, max: MAX_OWN }),
    isPast ? [] : listUnpublished(context.db, personId, MAX_OWN),
  ])
  return { dates, unpublished }
}

/** The dates of an event for its calendar file, or one of them; null if there is none for the viewer. With the online link where the viewer goes. */
export async function readCalendarRows(context: Context, number: number, dateId: string | null): Promise<{ rows: CalendarRow[]; event: EventRow } | null> {
  const event = await findEventForReading(context, number)
  if (event === null) return null
  const dates = (await listDates(context.db, event.id)).filter(({ id }) => dateId === null || id === dateId)
  if (dates.length === 0) return null
  const { viewer } = context
  const answers = new Map((viewer === null ? [] : await listRsvpsOf(context.db, event.id, viewer.id)).map((row) => [row.date_id, row.answer]))
  const isHost = await isHostOf(context, event)
  const { number: nth, slug, title, preview, time_zone, place, online_url, state, host } = event
  const rows = dates.map((date) => {
    const answer = answers.get(date.id) ?? null
    return { ...date, answer, event: { number: nth, slug, title, preview, time_zone, place, online_url: isHost || answer === 'going' ? online_url : '', state, host_name: host?.name ?? null } }
  })
  return { rows, event }
}
