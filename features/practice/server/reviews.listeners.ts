import { listen, type Listener } from '#platform/server/signals.ts'
import { forgetReview, noteTry } from './review-problems.ts'

/** When a solved problem is due for review follows from what the judge says. The ids stay: signals may wait under them. */
export const reviewListeners: Listener[] = [
  listen('leaderboard.review', 'practice.judged', noteTry),
  listen('leaderboard.forget-review', 'practice.unsolved', forgetReview),
]
