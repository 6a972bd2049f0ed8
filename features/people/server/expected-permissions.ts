import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'followedTopics']],
    Mutation: [['in', 'chooseTopics followTopic']],
    FollowedTopic: [['in', 'blogCount blogTags topic']],
    Person: [['all', 'avatarUrl headline id name username']],
  },
}
