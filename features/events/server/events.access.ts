import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { mayInGroup } from './event-groups.ts'
import { findDate, findEvent, findEventByNumber, listCoHosts, type EventDateRow, type EventRow } from './events.queries.ts'

const notFound = () => new Refusal('NOT_FOUND', { message: 'We couldn’t find that event.' })

const mayManage = (viewer: Viewer | null) => viewer?.rights.includes('events.manage') === true

/** Whether the viewer hosts or co-hosts an event, or mentors its group. */
export async function isHostOf(context: Context, event: EventRow): Promise<boolean> {
  const { viewer, db } = context
  if (viewer === null) return false
  // The mentors of a group host its events together.
  if (event.group_id !== null) return mayInGroup(context, 'mayEdit', event.group_id)
  return event.host_id === viewer.id || (await listCoHosts(db, event.id)).some(({ id }) => id === viewer.id)
}

const isInvitedTo = async ({ viewer, db }: Context, { id }: EventRow): Promise<boolean> =>
  viewer !== null && (await listCoHosts(db, id, { invited: true })).some((person) => person.id === viewer.id)

/** Whether the viewer sees an event: everyone sees published and canceled ones, unless a block separates them from the host; hosts, invited co-hosts and admins also see the others. Events of a group are seen by its members alone. */
export async function maySee(context: Context, event: EventRow): Promise<boolean> {
  if (event.group_id !== null) return event.state !== 'hidden' && mayInGroup(context, 'maySee', event.group_id)
  if (mayManage(context.viewer)) return true
  if (event.state !== 'published' && event.state !== 'cancelled') return event.state !== 'hidden' && ((await isHostOf(context, event)) || isInvitedTo(context, event))
  return event.host_id === null || !(await blockedPersonIds(context)).has(event.host_id)
}

/** The event with this number for the viewer; null if there is none for them. */
export async function findEventForReading(context: Context, number: number): Promise<EventRow | null> {
  const event = await findEventByNumber(context.db, number)
  return event !== null && (await maySee(context, event)) ? event : null
}

/** A date with its event, which the viewer sees. Locks the date. Throws NOT_FOUND. */
export async function dateForAnswering(context: Context, dateId: string): Promise<{ date: EventDateRow; event: EventRow }> {
  const date = await findDate(context.db, dateId, { lock: true })
  const event = date === null ? null : await findEvent(context.db, date.event_id)
  if (date === null || event === null || !(await maySee(context, event))) throw notFound()
  return { date, event }
}

/** An event that the viewer may edit: as a host, co-host or admin. Locks it. Throws NOT_FOUND for others, and null if the id is unknown. */
export async function findEventForEditing(context: Context, id: string): Promise<EventRow | null> {
  const viewer = signedIn(context)
  const event = await findEvent(context.db, id, { lock: true })
  if (event === null || (event.group_id === null && mayManage(viewer))) return event
  if (event.state === 'hidden' || !(await isHostOf(context, event))) throw notFound()
  return event
}

/** Like `findEventForEditing`, but an unknown id is refused, too. */
export async function eventForEditing(context: Context, id: string): Promise<EventRow> {
  const event = await findEventForEditing(context, id)
  if (event === null) throw notFound()
  return event
}

/** A date of an event that the viewer may edit; both are locked. */
export async function dateForEditing(context: Context, dateId: string): Promise<{ date: EventDateRow; event: EventRow }> {
  const eventId = (await findDate(context.db, dateId))?.event_id
  if (eventId === undefined) throw notFound()
  // In the order in which all changes lock: the event first.
  const event = await eventForEditing(context, eventId)
  return { event, date: (await findDate(context.db, dateId, { lock: true }))! }
}
