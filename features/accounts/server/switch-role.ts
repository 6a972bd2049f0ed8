import { Refusal } from '#platform/rules/refusals.ts'
import { PROVEN_SECONDS } from '#platform/rules/session.ts'
import type { Role, Viewer } from '#platform/rules/viewer.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { forgetProof } from '#platform/server/sessions/sessions.queries.ts'
import { switchSession, type Keys } from '#platform/server/sessions/sessions.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { ROLE_NOT_GRANTED } from '../rules/role-texts.ts'
import { provenLogin } from './proven-login.ts'

/**
 * A member acts in another of the granted roles from now on, in this session: a new token, the old ones are over. For
 * admin the password is asked for where it was not shown in the last ten minutes (rules 2).
 */
export async function switchRole(context: Context, input: { role: Role; password: string | null }): Promise<Keys> {
  const viewer = signedIn(context)
  if (!viewer.grantedRoles.includes(input.role)) throw new Refusal('NOT_ALLOWED', { message: ROLE_NOT_GRANTED })
  await rateLimit(context, 'switch.person', viewer.id)
  const provenAt = input.role === 'admin' ? await proveForAdmin(context, viewer, input.password) : viewer.provenAt
  return context.inTransaction((context) => switchSession(context, viewer, { role: input.role, provenAt }))
}

async function proveForAdmin(context: Context, viewer: Viewer, password: string | null): Promise<Date> {
  const now = context.clock.now()
  const until = new Date(now.getTime() - PROVEN_SECONDS * 1000)
  const isProven = viewer.provenAt >= until
  // Written down, so that it stays over when the clock goes back.
  if (!isProven) await forgetProof(context.db, viewer.sessionId, until)
  if (isProven && password === null) return viewer.provenAt
  if (password === null) throw new Refusal('PASSWORD_NEEDED')
  await provenLogin(context, password, 'password')
  return now
}
