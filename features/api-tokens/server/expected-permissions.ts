import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'apiReference'], ['in', 'accessTokens currentAccessToken'], ['A', 'accessTokenCount']],
    Mutation: [['in', 'revokeAccessToken'], ['LMA', 'createAccessToken'], ['A', 'revokePersonTokens']],
    ApiError: [['all', 'code message status']],
    ApiEvent: [['all', 'label name']],
    ApiOperation: [['all', 'description kind name scope signature']],
    ApiReference: [['all', 'errors events operations requestsPerMinute types']],
    ApiType: [['all', 'name text']],
    AccessToken: [['in', 'createdAt expiresAt id isExpired name scopes usedAt']],
  },
}
