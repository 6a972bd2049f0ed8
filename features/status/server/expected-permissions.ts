import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'siteStatus']],
    SiteStatus: [['all', 'firstDay parts']],
    StatusPart: [['all', 'checkedAt checks failed label name sentence since slow state']],
  },
}
