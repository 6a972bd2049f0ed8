import { codeReviews, type SeedCodeReview } from '#content/demo/code-reviews.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { openContext, type Context, type Services } from '#platform/server/context.ts'
import { insertComment } from './comments.queries.ts'
import { findUnreviewed, insertReview, saveClosed, saveReviewed } from './reviews.queries.ts'

const HOUR_MS = 3600 * 1000

/** Seeds questions about solutions of the demo world, and their reviews. Must run after the solutions are seeded. */
export async function seedCodeReviews(services: Services, { people }: DemoWorld): Promise<void> {
  const idOf = (username: string) => people.get(username)!.id
  for (const one of codeReviews) await openContext(services).inTransaction((context) => seedOne(context, one, idOf))
}

async function seedOne(context: Context, { learner, question, hoursAgo, review }: SeedCodeReview, idOf: (username: string) => string): Promise<void> {
  const { db, clock, random } = context
  const submissionId = await findUnreviewed(db, idOf(learner))
  if (submissionId === null) return
  const askedAt = new Date(clock.now().getTime() - hoursAgo * HOUR_MS)
  const id = await insertReview(db, { id: random.uuid(), submissionId, learnerId: idOf(learner), question, at: askedAt })
  if (id === null || review === undefined) return
  const at = new Date(askedAt.getTime() + review.hoursLater * HOUR_MS)
  for (const { line, text } of review.comments) await insertComment(db, { id: random.uuid(), reviewId: id, authorId: idOf(review.mentor), line, text, at })
  await saveReviewed(db, id, idOf(review.mentor), at)
  if (review.isThanked) await saveClosed(db, id, new Date(at.getTime() + HOUR_MS), true)
}
