import type { FastifyInstance } from 'fastify'
import { LOG_IN_PATH, SIGN_UP_PATH, SWITCH_PROFILE_PATH } from '../rules/paths.ts'

/** Addresses that people type, and where they lead. */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = { '/log-in': LOG_IN_PATH, '/sign-up': SIGN_UP_PATH, '/register': SIGN_UP_PATH, '/switch-profile': SWITCH_PROFILE_PATH }

/** Redirects from addresses that people type to those of the screens. */
export function addOtherAddresses(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(OTHER_ADDRESSES)) app.get(from, { config: { may: 'anyone' } }, (_request, reply) => reply.redirect(to, 301))
}
