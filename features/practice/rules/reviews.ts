import type { Day } from '#features/activity/rules/calendar-day.ts'

/** The intervals of spaced repetition in days: a solved problem is due again after each, if it was solved when it was due (requirement L-21). */
export const REVIEW_DAYS = [1, 3, 7, 16, 35, 80, 180] as const

/** The day on which a problem is due, and how many times in a row it was solved when due. */
export interface Review {
  step: number
  dueOn: Day
}

const review = (step: number, day: Day): Review => ({ step, dueOn: day + REVIEW_DAYS[Math.min(step, REVIEW_DAYS.length - 1)]! })

/** The review after the first acceptance. */
export const firstReview = (day: Day): Review => review(0, day)

/** The review after an attempt: unchanged before it is due; then the next interval, or the first one after a failure. */
export function nextReview(present: Review, attempt: { day: Day; isRight: boolean }): Review {
  if (attempt.day < present.dueOn) return present
  return review(attempt.isRight ? Math.min(present.step + 1, REVIEW_DAYS.length - 1) : 0, attempt.day)
}
