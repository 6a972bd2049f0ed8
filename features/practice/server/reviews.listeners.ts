import { listen, type Listener } from '#platform/server/signals.ts'
import { removeReview, updateReview } from './review-problems.ts'

/** Updates reviews when a submission is judged. The ids of the listeners stay as they are, because queued signals refer to them. */
export const reviewListeners: Listener[] = [
  listen('leaderboard.review', 'practice.judged', updateReview),
  listen('leaderboard.forget-review', 'practice.unsolved', removeReview),
]
