import type { ExpectedPermissions } from './graphql/expected-permissions.ts'

/** Compared with the API by `tests/rights`; no other code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    QrCode: [['all', 'path size']],
  },
  routes: {
    'POST /graphql': 'all',
    'GET /.well-known/security.txt': 'all',
    'POST /api/bugs': 'all',
    'POST /api/images': 'in',
    'POST /api/images/fetch': 'in',
    'GET /images/:id/:file': 'all',
  },
}
