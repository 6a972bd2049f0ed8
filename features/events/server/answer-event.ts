import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { askedFor, holdsPlace, type Answer, type RsvpState } from '../rules/rsvp.ts'
import { dateForAnswering } from './events.access.ts'
import { offerPlaces } from './offer-places.ts'
import { followParticipants, syncConversation } from './sync-conversation.ts'
import { findRsvp, releasePlace, saveAnswer, takePlace } from './rsvps.queries.ts'
import { wasMoved } from './zoned-time.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The answer of a person to a date changed. */
    'event.answered': { eventId: string; dateId: string; personId: string; answer: RsvpState }
  }
}

/** A member says whether they go to a date. Without a free place they join the waiting list. Returns the state that results. */
export async function answerEvent(context: Context, { dateId, answer, startsAt = null }: { dateId: string; answer: Answer; startsAt?: string | null }): Promise<RsvpState> {
  const viewer = signedIn(context)
  await rateLimit(context, 'event.answer', viewer.id)
  const { state, opens } = await context.inTransaction(async (context) => {
    const { db } = context
    const now = context.clock.now()
    const { date, event } = await dateForAnswering(context, dateId)
    if (event.state !== 'published' && event.state !== 'cancelled') throw new Refusal('NOT_ALLOWED', { message: 'This event isn’t published yet.' })
    if (date.cancelled_at !== null) throw new Refusal('NOT_ALLOWED', { message: event.state === 'cancelled' || event.date_count === 1 ? 'This event was canceled.' : 'This date was canceled.' })
    if (date.ends_at <= now) throw new Refusal('NOT_ALLOWED', { message: 'This event is over.' })
    if (answer !== 'no' && wasMoved(startsAt, date.starts_at)) throw new Refusal('NOT_ALLOWED', { message: 'The host moved this date. Look at its new time, then answer.' })
    const before = (await findRsvp(db, dateId, viewer.id))?.answer ?? null
    const asked = askedFor(before, answer)
    const state = asked !== 'place' ? asked.state : (await takePlace(db, dateId)) ? 'going' : 'waiting'
    await saveAnswer(db, { dateId, personId: viewer.id, answer: state, at: now, sequence: date.sequence })
    if (holdsPlace(before) && !holdsPlace(state)) {
      await releasePlace(db, dateId)
      await offerPlaces(context, { ...date, event_id: event.id })
    }
    if (state === before) return { state, opens: null }
    if (state === 'going' || before === 'going') await followParticipants(context, event.id)
    await context.emit({ name: 'event.answered', eventId: event.id, dateId, personId: viewer.id, answer: state })
    return { state, opens: state === 'going' && event.conversation_id === null ? event.id : null }
  })
  // In a transaction of its own, because it locks the event, and the one above the date: the first who goes finds the conversation with the answer.
  if (opens !== null) await syncConversation(context, opens)
  return state
}
