import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'

export const ReviewFields = graphql(`
  fragment ReviewFields on CodeReview {
    id question askedAt state claimedUntil isThanked submissionId problem problemTitle language verdict passed total
    learner { id username name avatarUrl }
    mentor { id username name avatarUrl }
  }
`)
export type ReviewData = ResultOf<typeof ReviewFields>

export const OwnReviewsQuery = graphql(`query OwnCodeReviews($after: ID) { ownCodeReviewsVersion ownCodeReviews(after: $after) { ...ReviewFields } codeReviewWait }`, [ReviewFields])

/** What the viewer can ask about, and asked about. */
export const ReviewableQuery = graphql(`query ReviewableSubmissions { ownReviewableSubmissions { id problemTitle language verdict passed total beginning submittedAt review { id state } } }`)

export type ReviewableSubmission = ResultOf<typeof ReviewableQuery>['ownReviewableSubmissions'][number]

/** The review of one of the viewer's submissions; null if they did not ask for one. */
export const ReviewOfSubmissionQuery = graphql(`query CodeReviewOfSubmission($submissionId: ID!) { codeReviewOfSubmission(submissionId: $submissionId) { id state } }`)

/** What a mentor sees: the queue, and what they claimed or wrote. */
export const MentorReviewsQuery = graphql(
  `
  query MentorCodeReviews($after: String, $language: String, $writtenAfter: ID) {
    codeReviewQueue(after: $after, language: $language) { version items { ...ReviewFields } next }
    writtenCodeReviews(after: $writtenAfter) { ...ReviewFields }
    codeReviewCounts { reviews thanks }
  }
`,
  [ReviewFields],
)

export const OpenedReviewQuery = graphql(
  `
  query OpenedCodeReview($id: ID!) {
    codeReview(id: $id) {
      version part code codeSpans questionHtml note earlierComments
      similar { percent comments review { ...ReviewFields } }
      review { ...ReviewFields }
      comments { id line text html writtenAt editedAt isResolved author { id username name } }
    }
  }
`,
  [ReviewFields],
)
export type OpenedReview = ResultOf<typeof OpenedReviewQuery>['codeReview']
export type ReviewComment = OpenedReview['comments'][number]

/** Claims a review, or extends the claim. */
export const ClaimReview = graphql(`mutation ClaimCodeReview($id: ID!) { claimCodeReview(id: $id) }`)

/** A version differs from that of the query above if something changed. */
export const OwnReviewsChanged = graphql(`subscription OwnCodeReviewsChanged { ownCodeReviewsChanged { version } }`)
export const QueueChanged = graphql(`subscription CodeReviewQueueChanged { codeReviewQueueChanged { version } }`)
export const ReviewChanged = graphql(`subscription CodeReviewChanged($id: ID!) { codeReviewChanged(id: $id) { version } }`)

/** Refetches the reviews that are shown. */
export async function readAgain(cache: Cache): Promise<void> {
  await Promise.all([cache.invalidateQueries(OpenedReviewQuery), cache.invalidateQueries(OwnReviewsQuery), cache.invalidateQueries(MentorReviewsQuery)])
}
