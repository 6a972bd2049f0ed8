import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['in', 'ownAccount ownApplications']],
    Mutation: [
      ['all', 'requestPasswordReset resetPassword verifyEmail'],
      ['in', 'cancelEmailChange changePassword chooseTimeZone endOtherSessions endSession requestEmailChange resendVerification'],
      ['LA', 'applyForRole'],
      ['A', 'changeGrant decideApplication'],
    ],
    OpenSession: [['in', 'browser id isCurrent startedAt usedAt']],
    OwnAccount: [['in', 'activeRole email emailVerified grantedRoles pendingEmail rights sessions']],
    OwnApplication: [['in', 'answer appliedAt decidedAt granted id reason role']],
  },
  routes: {
    'GET /log-in': 'all', 'GET /sign-up': 'all', 'GET /register': 'all', 'GET /switch-profile': 'all',
    'POST /api/auth/register': 'all',
    'POST /api/auth/login': 'all',
    'POST /api/auth/refresh': 'all',
    'POST /api/auth/logout': 'all',
    'POST /api/auth/switch': 'in',
    'GET /api/auth/:username': 'LMA',
  },
}
