import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownTrust'], ['A', 'personTrust trustLevels']],
    Mutation: [['A', 'saveTrustLevels setPersonTrust']],
    Trust: [['A', 'earnedLevel'], ['in', 'conditions decisionId hasRole isManual label level limits nextLabel reason username']],
    TrustCondition: [['in', 'have isMet label need']],
    TrustLevel: [['A', 'cleanDays conversations label links messages minDays minRead minSolved name people peopleWithLimits pictures posts revision']],
    TrustLimit: [['in', 'label value']],
  },
}
