import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'discussion']],
    Mutation: [['in', 'deleteFromDiscussion editInDiscussion'], ['LMA', 'addToDiscussion']],
    Subscription: [['in', 'discussionChanged']],
    Comment: [['all', 'author depth editedAt id isDeleted mentions parentId text writtenAt']],
    Discussion: [['all', 'closedBecause count items next version']],
    DiscussionVersion: [['in', 'version']],
  },
}
