import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'discussion'], ['in', 'likedComments renderedComment']],
    Mutation: [['in', 'acceptAnswer deleteFromDiscussion editInDiscussion'], ['LMA', 'addToDiscussion likeComment']],
    Subscription: [['in', 'discussionChanged']],
    Comment: [['all', 'author depth editedAt html id isAccepted isDeleted likeCount mentions parentId second text writtenAt']],
    Discussion: [['all', 'closedBecause count hasAnswers isOwner items next version']],
    DiscussionVersion: [['in', 'version']],
  },
}
