import type { Day } from '#features/activity/rules/calendar-day.ts'

/** After how many days a solved problem is due again, each time that it was solved when due (requirement L-21). */
export const REVIEW_DAYS = [1, 3, 7, 16, 35, 80, 180] as const

/** When a problem is due, and how often in a row it was solved when it was. */
export interface Review {
  step: number
  dueOn: Day
}

const review = (step: number, day: Day): Review => ({ step, dueOn: day + REVIEW_DAYS[Math.min(step, REVIEW_DAYS.length - 1)]! })

/** What follows from the first acceptance on a day. */
export const firstReview = (day: Day): Review => review(0, day)

/** What follows from trying it again on a day: nothing before it is due; then a longer time, or the first one anew. */
export function nextReview(present: Review, tried: { day: Day; isRight: boolean }): Review {
  if (tried.day < present.dueOn) return present
  return review(tried.isRight ? Math.min(present.step + 1, REVIEW_DAYS.length - 1) : 0, tried.day)
}
