import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownAccountDeletion ownExport']],
    Mutation: [['in', 'cancelAccountDeletion requestAccountDeletion requestExport']],
    OwnExport: [['in', 'bytes doneParts expiresAt finishedAt hasFailed id requestedAt totalParts']],
  },
  routes: {
    'GET /api/exports/:id': 'in',
  },
}
