/** The answers to an event. */
export const ANSWERS = ['going', 'maybe', 'no'] as const
export type Answer = (typeof ANSWERS)[number]

/** The stored state: people who want to go but have no place wait until one is offered. */
export const RSVP_STATES = [...ANSWERS, 'waiting', 'offered'] as const
export type RsvpState = (typeof RSVP_STATES)[number]

const HOUR_MS = 3600 * 1000
/** How long an offered place is held. */
export const OFFER_HOURS = 24
/** From this many hours before the start, the next person in line gets an available place immediately. */
export const AT_ONCE_HOURS = 12
const SHORTEST_OFFER_MS = HOUR_MS

/** These hold a place. */
export const holdsPlace = (state: RsvpState | null): boolean => state === 'going' || state === 'offered'

/** How many people are going once someone's state has changed. */
export const takenAfter = (taken: number, before: RsvpState | null, after: RsvpState | null): number => taken + Number(after === 'going') - Number(before === 'going')

/** What an answer led to, as a message. */
export const ANSWERED: Record<RsvpState, string> = {
  going: 'You’re going.',
  maybe: 'Marked as Maybe.',
  no: 'You’re not going.',
  waiting: 'You’re on the waiting list.',
  offered: 'A place is available for you.',
}

/** What an answer asks for: to keep the state, to give up a place or the wait, or to get a place. */
export function askedFor(state: RsvpState | null, answer: Answer): { state: RsvpState; frees: boolean } | 'place' {
  if (answer !== 'going') return { state: answer, frees: holdsPlace(state) }
  if (holdsPlace(state)) return { state: 'going', frees: false }
  return state === 'waiting' ? { state: 'waiting', frees: false } : 'place'
}

export type GivenUp = 'place' | 'offer' | 'wait'

/** What an answer gives up for good, so that it is asked about first: a place of a full event, an offered one, or a place in the waiting list. */
export function givenUp(state: RsvpState | null, answer: Answer, isFull: boolean): GivenUp | null {
  if (answer === 'going') return null
  if (state === 'offered') return 'offer'
  if (state === 'waiting') return 'wait'
  return isFull && state === 'going' ? 'place' : null
}

/** The answer that takes a “no” back; null if there is nothing to take back, or only by waiting again. */
export function undoneBy(before: RsvpState | null, answer: Answer, wasFull: boolean): Answer | null {
  if (answer !== 'no' || givenUp(before, answer, wasFull) !== null) return null
  return before === 'going' || before === 'maybe' ? before : null
}

/** When an offer made now expires; null if the place is assigned immediately because the start is near. */
export function offerUntil(now: number, startsAt: number): number | null {
  const last = startsAt - AT_ONCE_HOURS * HOUR_MS
  if (last <= now) return null
  return Math.max(now + SHORTEST_OFFER_MS, Math.min(now + OFFER_HOURS * HOUR_MS, last))
}
