import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'accessTokens currentAccessToken']],
    Mutation: [['in', 'revokeAccessToken'], ['LMA', 'createAccessToken']],
    AccessToken: [['in', 'createdAt expiresAt id isExpired name scopes usedAt']],
  },
}
