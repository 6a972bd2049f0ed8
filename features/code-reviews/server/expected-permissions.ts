import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['in', 'codeReview codeReviewOfSubmission codeReviewWait ownCodeReviews ownCodeReviewsVersion ownReviewableSubmissions'],
      ['MA', 'codeReviewCounts codeReviewQueue writtenCodeReviews'],
    ],
    Mutation: [
      ['LMA', 'askForCodeReview'],
      ['in', 'closeCodeReview commentOnCodeReview deleteCodeReviewComment editCodeReviewComment putBackCodeReviewComment reopenCodeReview resolveCodeReviewComment withdrawCodeReview'],
      ['MA', 'claimCodeReview releaseCodeReview saveCodeReviewNote sendCodeReview'],
    ],
    Subscription: [
      ['in', 'codeReviewChanged ownCodeReviewsChanged'],
      ['MA', 'codeReviewQueueChanged'],
    ],
    CodeReview: [['in', 'askedAt claimedUntil id isThanked language learner mentor passed problem problemTitle question state submissionId total verdict']],
    CodeReviewComment: [['in', 'author editedAt html id isResolved line text writtenAt']],
    CodeReviewCounts: [['in', 'reviews thanks']],
    CodeReviewQueue: [['in', 'items next version']],
    CodeReviewVersion: [['in', 'version']],
    OpenedCodeReview: [['in', 'code codeSpans comments earlierComments note part questionHtml review similar version']],
    ReviewableSubmission: [['in', 'beginning id language passed problem problemTitle review submittedAt total verdict']],
    SimilarCodeReview: [['in', 'comments percent review']],
  },
}
