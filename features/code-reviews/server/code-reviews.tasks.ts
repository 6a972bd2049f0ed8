import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { deleteDeletedBefore } from './comments.queries.ts'

/** How long a deleted comment can be put back. */
const KEPT_MS = 24 * 3600_000

export const codeReviewTasks = [
  defineSchedule('code-reviews.clean-comments', 'Delete removed comments of code reviews', '45 * * * *', ({ db, clock }) => deleteDeletedBefore(db, new Date(clock.now().getTime() - KEPT_MS))),
]
