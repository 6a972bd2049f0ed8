import { Refusal } from '#platform/rules/refusals.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { coursePath } from '../rules/paths.ts'
import { deleteReview, listReportedReviews } from './own-course.queries.ts'

/** Reviews of courses can be reported. Removing one deletes it. */
export const moderatedCourses: Readonly<Record<'course-review', ModeratedKind>> = {
  'course-review': {
    checkReadable: async (context, id) => {
      const [review] = await listReportedReviews(context.db, [id])
      if (review === undefined || (await blockedPersonIds(context)).has(review.author_id)) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map(
        (await listReportedReviews(db, ids)).map(({ id, title, slug, text, author_id: authorId, author_username: authorUsername }) => [
          id, { title, text, path: coursePath(slug), authorId, authorUsername },
        ]),
      ),
    named: (title) => `the review of the course “${title}”`,
    remove: async (context, id) => {
      const [review] = await listReportedReviews(context.db, [id])
      if (review === undefined) return
      await deleteReview(context.db, id)
      await context.emit({ name: 'course.changed', courseId: review.course_id, lessonIds: [] })
    },
  },
}
