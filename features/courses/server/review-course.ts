import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { countFinished, deleteReviewOf, listReviews, saveReview, type ReviewRow } from './own-course.queries.ts'
import { courseForLearning } from './read-courses.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'course.reviewed': { courseId: string; personId: string; rating: number }
  }
}

const MAX_REVIEWS = 50

/** The latest reviews of a course; for members without those of people whom a block separates from them. */
export async function readReviews(context: Context, courseId: string): Promise<ReviewRow[]> {
  const rows = await listReviews(context.db, courseId, MAX_REVIEWS)
  const blockedIds = context.viewer === null ? new Set<string>() : await blockedPersonIds(context)
  return rows.filter(({ person_id }) => !blockedIds.has(person_id))
}

/** Reviews a course. Only those who finished at least half of it may, and no one their own. */
export async function reviewCourse(context: Context, { slug, rating, text }: { slug: string; rating: number; text: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.review', viewer.id)
  const course = await courseForLearning(context, slug)
  if (course.author_id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: 'You can’t review your own course.' })
  const { finished, all } = await countFinished(context.db, viewer.id, course.id)
  if (all === 0 || finished * 2 < all) throw new Refusal('NOT_ALLOWED', { message: 'Finish at least half of the lessons to review this course.' })
  await context.inTransaction(async (context) => {
    const isNew = await saveReview(context.db, { courseId: course.id, personId: viewer.id, rating, text, at: context.clock.now() })
    await context.emit({ name: 'course.changed', courseId: course.id, lessonIds: [] })
    if (isNew) await context.emit({ name: 'course.reviewed', courseId: course.id, personId: viewer.id, rating })
  })
}

/** Deletes the viewer's review of a course, if there is one. */
export async function deleteOwnReview(context: Context, slug: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.review', viewer.id)
  const course = await courseForLearning(context, slug)
  await context.inTransaction(async (context) => {
    await deleteReviewOf(context.db, viewer.id, course.id)
    await context.emit({ name: 'course.changed', courseId: course.id, lessonIds: [] })
  })
}
