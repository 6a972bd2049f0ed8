import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownDeparture ownExport']],
    Mutation: [['in', 'askForExport leave stay']],
    OwnExport: [['in', 'allParts askedAt bytes doneParts expiresAt finishedAt hasFailed id']],
  },
  routes: {
    'GET /api/exports/:id': 'in',
  },
}
