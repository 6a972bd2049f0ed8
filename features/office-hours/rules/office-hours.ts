import { dayIn, shiftDays, type LocalTime } from '#features/events/rules/recurrence.ts'

export const ABOUT_LENGTH = 300
export const PLACE_LENGTH = 200
export const SUBJECT_LENGTH = 500
export const REASON_LENGTH = 500
/** How long a slot can be, in minutes. */
export const SLOT_MINUTES = [15, 20, 30, 45, 60, 90] as const
export const MAX_WEEKS = 12
/** How many upcoming slots a mentor can have. */
export const MAX_SLOTS = 100
/** How many upcoming office hours a learner can have booked. */
export const MAX_BOOKED = 5
export const PAGE_SIZE = 20

/** Who canceled a booking. The site cancels when the mentor is no longer available. */
export const CANCELLERS = ['learner', 'mentor', 'site'] as const
export type Canceller = (typeof CANCELLERS)[number]

/** Why the site cancels office hours. */
export const MENTOR_GONE = 'The mentor no longer offers office hours.'
export const NOT_IN_GROUP = 'The mentor is no longer in this group.'
export const LEARNER_NOT_IN_GROUP = 'The learner is no longer in the group.'
export const LEARNER_GONE = 'The learner is no longer on Cloggle.'
export const NOT_AVAILABLE = 'It can no longer take place.'

export interface SlotFacts {
  startsAt: Date
  isCancelled: boolean
  isBooked: boolean
  /** Whether the viewer offers it. */
  isOwn: boolean
}

/** How long before the start a reminder is sent, in ms. */
export const LEAD_MS = { day: 24 * 3600_000, hour: 3600_000 } as const

/** Why a slot can’t be booked at a time; null if it can. */
export function bookingFault({ startsAt, isCancelled, isBooked, isOwn }: SlotFacts, now: Date): string | null {
  if (isOwn) return 'You can’t book your own office hours.'
  if (isCancelled) return 'This office hour was canceled. Choose another one.'
  if (startsAt <= now) return 'This office hour has already started. Choose another one.'
  return isBooked ? 'Someone else just booked this office hour. Choose another one.' : null
}

/** The learner saw another time than that of the slot. */
export const WAS_MOVED = 'The mentor moved this office hour. Check its new time and try again.'

interface Period {
  startsAt: Date
  endsAt: Date
}

/** Whether two periods have a moment in common; one may begin when the other ends. */
export const overlaps = (one: Period, other: Period): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Moves a local time as another one of its series moves: by as many days, to the same time of day. */
export const movedWith = ({ from, to }: { from: LocalTime; to: LocalTime }) => (local: LocalTime): LocalTime => shiftDays(local, dayIn(to) - dayIn(from)).slice(0, 10) + to.slice(10)
