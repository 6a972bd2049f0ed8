import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownAccountDeletion ownExport'], ['A', 'personData planAccountMerge']],
    Mutation: [['in', 'cancelAccountDeletion requestAccountDeletion requestExport'], ['A', 'changePersonErasure mergeAccounts requestPersonExport']],
    MergePlan: [['A', 'content name problem username']],
    MergedContent: [['A', 'dropped label moved']],
    PersonData: [['A', 'deletionDueAt export']],
    PersonExport: [['A', 'expiresAt finishedAt hasFailed id requestedAt']],
    OwnExport: [['in', 'bytes doneParts expiresAt finishedAt hasFailed id requestedAt totalParts']],
  },
  routes: {
    'GET /api/exports/:id': 'in',
    'GET /api/person-exports/:id': 'A',
  },
}
