import { signedIn, type Context } from '#platform/server/context.ts'
import { SIMILAR, similarity } from '../rules/similarity.ts'
import { listReviewedCode, type ReviewRow } from './reviews.queries.ts'

export const MAX_SIMILAR = 3
/** How many of the mentor's reviews are compared. */
const MAX_COMPARED = 100

/** A review of the viewer, how similar its program is, and what they wrote about it. */
export interface SimilarReview {
  review: ReviewRow
  percent: number
  comments: string[]
}

/** The viewer's reviews of similar solutions of the same problem in the same language, the most similar first. */
export async function similarReviews(context: Context, submissionId: string, code: string): Promise<SimilarReview[]> {
  const rows = await listReviewedCode(context.db, { mentorId: signedIn(context).id, submissionId, max: MAX_COMPARED })
  return rows
    .map(({ code: other, comments, ...review }) => ({ review, comments, share: similarity(code, other) }))
    .filter(({ share }) => share >= SIMILAR)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MAX_SIMILAR)
    .map(({ share, ...similar }) => ({ ...similar, percent: Math.round(share * 100) }))
}
