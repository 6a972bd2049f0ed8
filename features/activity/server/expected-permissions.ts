import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Compared with the API by the tests in `tests/rights`. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownStreak recentActivity']],
    Activity: [['in', 'at kind path person title verb']],
    ActivityYear: [['all', 'counts freezes from frozen streak']],
    OwnStreak: [['in', 'days freezes']],
  },
}
