import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['A', 'contactInbox'], ['in', 'waitsForProduct']],
    Mutation: [['all', 'sendContactMessage'], ['A', 'answerContactMessage markMessageAnswered'], ['in', 'waitForProduct']],
    ContactInbox: [['A', 'items next']],
    InboxMessage: [['A', 'answer answeredAt email id message name sentAt subject username']],
  },
}
