import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { EventInput } from '#features/events/rules/event-inputs.ts'
import { listGroupDates, saveEvent, type EventGroups, type GroupDateRow } from '#features/events/server/public.ts'
import { accessTo, groupForChange, groupForReading } from './mentoring.access.ts'
import { findPart } from './members.queries.ts'
import { findGroupDate, findScheduled, listPresent, saveAttendance } from './schedule.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'mentor-group.scheduled': { groupId: string; eventId: string; by: string }
  }
}

const MAX_UPCOMING = 52
const MAX_PAST = 30

/** Events of mentor groups: their members see them, their mentors edit them while the group is not archived. */
export const mentorGroupEvents: EventGroups = {
  maySee: async (context, groupId) => (await accessTo(context, groupId)) !== null,
  mayEdit: async (context, groupId) => {
    const group = await accessTo(context, groupId)
    return group?.part === 'mentor' && group.archived_at === null
  },
}

/** A mentor plans an event of a group, once or weekly; its learners are notified. Sending it twice plans it once. */
export async function scheduleEvent(context: Context, { id: groupId, event }: { id: string; event: EventInput }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    await groupForChange(context, groupId)
    const isNew = (await findScheduled(context.db, event.id)) === null
    const saved = await saveEvent(context, { ...event, revision: 0 }, { groupId })
    if (saved.group_id !== groupId) throw new Refusal('NOT_FOUND')
    if (isNew) await context.emit({ name: 'mentor-group.scheduled', groupId, eventId: saved.id, by: viewer.id })
  })
}

/** A date of a group with who came, as far as the viewer may know. */
export interface ScheduledDate extends GroupDateRow {
  has_started: boolean
  /** The ids of learners who came; of the viewer alone for a learner. */
  present: string[]
}

/** The upcoming and the past dates of a group, for its members. */
export async function readSchedule(context: Context, groupId: string): Promise<ScheduledDate[]> {
  const viewer = signedIn(context)
  const group = await groupForReading(context, groupId)
  const now = context.clock.now()
  const question = { groupId: group.id, viewerId: viewer.id, now }
  const dates = [...(await listGroupDates(context.db, { ...question, isPast: false, max: MAX_UPCOMING })), ...(await listGroupDates(context.db, { ...question, isPast: true, max: MAX_PAST }))]
  const present = await listPresent(context.db, { groupId: group.id, dateIds: dates.map(({ id }) => id), personId: group.part === 'mentor' ? null : viewer.id })
  return dates.map((date) => ({ ...date, has_started: date.starts_at <= now, present: present.get(date.id) ?? [] }))
}

/** A mentor notes whether a learner came to a date that has started. */
export async function markAttendance(context: Context, { id: groupId, dateId, person, isPresent }: { id: string; dateId: string; person: string; isPresent: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.attendance', viewer.id)
  await context.inTransaction(async (context) => {
    const group = await groupForChange(context, groupId)
    const date = await findGroupDate(context.db, group.id, dateId)
    if (date === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that date.' })
    if (date.cancelled_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This date was canceled.' })
    if (date.starts_at > context.clock.now()) throw new Refusal('NOT_ALLOWED', { message: 'You can note who came once the event has started.' })
    if ((await findPart(context.db, group.id, person)) !== 'learner') throw new Refusal('NOT_FOUND', { message: 'This person isn’t a learner in this group.' })
    await saveAttendance(context.db, { dateId, personId: person, isPresent, by: viewer.id, at: context.clock.now() })
  })
}
