import { counted } from '#platform/rules/counted.ts'

export const CLAIM_MINUTES = 45
/** A claim with less time left is extended while its mentor types. */
const EXTEND_BELOW_MINUTES = 30
export const QUESTION_LENGTH = 2_000
export const COMMENT_LENGTH = 4_000
export const NOTE_LENGTH = 4_000
/** How many reviews a learner may wait for at the same time. */
export const MAX_WAITING = 3
export const QUEUE_PAGE = 20
/** The size of a page of the reviews that a person asked for or wrote. */
export const OWN_LISTED = 50
export const MAX_COMMENTS = 200
export const TOO_MANY_COMMENTS = `A review can have ${MAX_COMMENTS} comments.`
/** The number of finished reviews from which the usual waiting time is computed. */
export const WAITS_COUNTED = 20

export const REVIEW_STATES = ['waiting', 'claimed', 'reviewed', 'closed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
export const STATE_LABELS: Record<ReviewState, string> = { waiting: 'Waiting', claimed: 'Being reviewed', reviewed: 'Reviewed', closed: 'Closed' }

export interface ReviewTimes {
  claimed_until: Date | null
  reviewed_at: Date | null
  closed_at: Date | null
}

/** The state at a moment. An expired claim is ignored: the review is back at its previous position in the queue. */
export function stateAt({ claimed_until, reviewed_at, closed_at }: ReviewTimes, now: Date): ReviewState {
  if (closed_at !== null) return 'closed'
  if (reviewed_at !== null) return 'reviewed'
  return claimed_until !== null && claimed_until > now ? 'claimed' : 'waiting'
}

/** Whether typing extends a claim: its time is running out, and it has not ended. */
export function isClaimToExtend(claimedUntil: Date, now: Date): boolean {
  const minutes = (claimedUntil.getTime() - now.getTime()) / 60_000
  return minutes > 0 && minutes < EXTEND_BELOW_MINUTES
}

const HOUR = 1
const DAY = 24
const HOUR_STEPS = [4, 12] as const

/** The hours that a review usually takes, from the durations of finished ones: the third quartile, which most people will not exceed. Null without any. */
export const usualHours = (hours: readonly number[]): number | null => (hours.length === 0 ? null : hours.toSorted((a, b) => a - b)[Math.ceil(hours.length * 0.75) - 1]!)

const HOUR_MS = 3600_000

/** Learners should have a review within two days. */
export const TARGET_HOURS = 2 * DAY
const SOON_HOURS = 12

export type Urgency = 'past' | 'soon' | 'next' | 'none'

/** How long somebody has waited, in words, and how near that is to the two days: past them, in their last hours, or only the nearest of all who wait. */
export function waitingText(askedAt: Date, now: Date, isLongest: boolean): { text: string; urgency: Urgency } {
  const hours = Math.max(0, (now.getTime() - askedAt.getTime()) / HOUR_MS)
  const days = Math.floor(hours / DAY)
  const wait = hours < HOUR ? 'Waiting less than 1 hour' : `Waiting ${days >= 2 ? counted(days, 'day', 'days') : counted(Math.floor(hours), 'hour', 'hours')}`
  if (hours >= TARGET_HOURS) return { text: `${wait}, overdue`, urgency: 'past' }
  const left = Math.ceil(TARGET_HOURS - hours)
  if (left <= SOON_HOURS) return { text: `${wait}, due within ${counted(left, 'hour', 'hours')}`, urgency: 'soon' }
  return isLongest ? { text: `${wait}, due next`, urgency: 'next' } : { text: wait, urgency: 'none' }
}

/** The text in progress with an earlier comment below it. */
export const withEarlier = (text: string, earlier: string): string => (text.trim() === '' ? earlier : `${text.trimEnd()}\n\n${earlier}`)

/** How long a review usually takes, from the durations of finished ones in hours; null if there are none. */
export function waitText(hours: readonly number[]): string | null {
  const usual = usualHours(hours)
  if (usual === null) return null
  if (usual <= HOUR) return 'within 1 hour'
  // In steps, so that one review more does not change what learners and mentors read.
  const step = HOUR_STEPS.find((hours) => usual <= hours)
  if (step !== undefined) return `within ${step} hours`
  return `within ${counted(Math.ceil(usual / DAY), 'day', 'days')}`
}

/** What a profile says about the thanks of learners. */
export const thanksText = (count: number): string => (count === 1 ? 'Thanked for a code review' : `Thanked for ${count} code reviews`)
