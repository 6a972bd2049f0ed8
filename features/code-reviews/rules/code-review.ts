export const CLAIM_MINUTES = 45
export const QUESTION_LENGTH = 2_000
export const COMMENT_LENGTH = 4_000
export const NOTE_LENGTH = 4_000
/** How many reviews a learner may wait for at the same time. */
export const MAX_WAITING = 3
export const QUEUE_PAGE = 20
export const MAX_COMMENTS = 200
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

const HOUR = 1
const DAY = 24

/** How long a review usually takes, from the durations of finished ones in hours; null if there are none. */
export function waitText(hours: readonly number[]): string | null {
  if (hours.length === 0) return null
  const sorted = hours.toSorted((a, b) => a - b)
  // The third quartile, which most people will not exceed.
  const usual = sorted[Math.ceil(sorted.length * 0.75) - 1]!
  if (usual <= HOUR) return 'within an hour'
  if (usual <= DAY) return `within ${Math.ceil(usual)} hours`
  const days = Math.ceil(usual / DAY)
  return `within ${days === 1 ? 'a day' : `${days} days`}`
}

/** What a profile says about the thanks of learners. */
export const thanksText = (count: number): string => (count === 1 ? 'Thanked for a code review' : `Thanked for ${count} code reviews`)
