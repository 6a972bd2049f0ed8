import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { attendanceIsOpen } from '../rules/attendance.ts'
import { attendanceCode } from './attendance-code.ts'
import { dateForAnswering, dateForEditing, isHostOf } from './events.access.ts'
import { saveCode, saveRecording } from './event-writes.queries.ts'
import { findRsvp, saveAttended, saveFeedback } from './rsvps.queries.ts'
import type { EventResource } from '../rules/events.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'event.attended': { eventId: string; dateId: string; personId: string }
    'event.recorded': { eventId: string; dateId: string }
  }
}

const notOpen = () => new Refusal('NOT_ALLOWED', { message: 'The code works from an hour before the start until a day after the end.' })

/** Returns the code that attendees enter, for a host. It is created once per date. */
export async function showCode(context: Context, dateId: string): Promise<string> {
  return context.inTransaction(async (context) => {
    const { date } = await dateForEditing(context, dateId)
    if (!attendanceIsOpen(date, context.clock.now())) throw notOpen()
    return saveCode(context.db, dateId, attendanceCode(context.random))
  })
}

/** A person who is going to a date enters its code. Idempotent. */
export async function attendEvent(context: Context, { dateId, code }: { dateId: string; code: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'event.attend', viewer.id)
  await context.inTransaction(async (context) => {
    const { date, event } = await dateForAnswering(context, dateId)
    const now = context.clock.now()
    if (date.cancelled_at !== null || !attendanceIsOpen(date, now)) throw notOpen()
    const answer = (await findRsvp(context.db, dateId, viewer.id))?.answer
    if (answer !== 'going' && answer !== 'maybe') throw new Refusal('NOT_ALLOWED', { message: 'Answer Going first.' })
    if (date.code === null || date.code !== code) throw new Refusal('INVALID_INPUT', { message: 'This isn’t the code of this event.', fields: { code: 'This isn’t the code of this event.' } })
    if (await saveAttended(context.db, { dateId, personId: viewer.id, at: now })) await context.emit({ name: 'event.attended', eventId: event.id, dateId, personId: viewer.id })
  })
}

/** An attendee leaves feedback for the hosts. */
export async function giveFeedback(context: Context, { dateId, rating, text }: { dateId: string; rating: number; text: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'event.feedback', viewer.id)
  await context.inTransaction(async (context) => {
    const { date, event } = await dateForAnswering(context, dateId)
    if (date.ends_at > context.clock.now() || date.cancelled_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'You can leave feedback after the event.' })
    const rsvp = await findRsvp(context.db, dateId, viewer.id)
    const went = rsvp !== null && (rsvp.answer === 'going' || rsvp.attended_at !== null)
    if (!went || (await isHostOf(context, event))) throw new Refusal('NOT_ALLOWED', { message: 'Only attendees can give feedback.' })
    await saveFeedback(context.db, { dateId, personId: viewer.id, rating, text })
  })
}

/** A host adds a recording and links to a date. Attendees are notified the first time. Throws OUTDATED_EDIT for an edit of an older revision. */
export async function addRecording(context: Context, input: { dateId: string; recordingUrl: string; resources: readonly EventResource[]; revision: number | null }): Promise<void> {
  await rateLimit(context, 'event.edit', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { date, event } = await dateForEditing(context, input.dateId)
    if (date.starts_at > context.clock.now()) throw new Refusal('NOT_ALLOWED', { message: 'You can add a recording once the event has started.' })
    // The answer to the attempt before was lost.
    const isStored = date.recording_url === input.recordingUrl && textOf(date.resources) === textOf(input.resources)
    if (isStored && input.revision === date.recording_revision - 1) return
    if (input.revision !== null && input.revision !== date.recording_revision) throw new Refusal('OUTDATED_EDIT', { message: 'Another host changed the recording or the links.' })
    await saveRecording(context.db, input)
    const isFirst = date.recording_url === '' && date.resources.length === 0 && (input.recordingUrl !== '' || input.resources.length > 0)
    if (isFirst) await context.emit({ name: 'event.recorded', eventId: event.id, dateId: date.id })
    await context.emit({ name: 'event.changed', eventId: event.id })
  })
}

const textOf = (resources: readonly EventResource[]) => JSON.stringify(resources.map(({ label, url }) => [label, url]))
