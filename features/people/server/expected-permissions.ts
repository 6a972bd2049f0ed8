import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownInterests']],
    Mutation: [['in', 'chooseInterests']],
    Person: [['all', 'avatarUrl headline id name username']],
  },
}
