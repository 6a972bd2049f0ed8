import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['A', 'openReports']],
    Mutation: [['LMA', 'reportContent'], ['A', 'decideReport']],
    OpenReport: [['A', 'firstAt kind reports targetId content']],
    ReportedContent: [['A', 'authorId authorUsername path text title']],
    Report: [['A', 'at by reason']],
  },
}
