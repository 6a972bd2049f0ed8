import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownStreak recentActivity']],
    Activity: [['in', 'at kind path person title verb']],
    ActivityYear: [['all', 'counts freezes from frozen streak']],
    OwnStreak: [['in', 'days freezes']],
  },
}
