import { Refusal } from '#platform/rules/refusals.ts'
import { PROVEN_SECONDS } from '#platform/rules/session.ts'
import type { Role, Viewer } from '#platform/rules/viewer.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { forgetProof } from '#platform/server/sessions/sessions.queries.ts'
import { switchSession, type Keys } from '#platform/server/sessions/sessions.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { ROLE_NOT_GRANTED } from '../rules/role-texts.ts'
import { confirmPassword } from './confirm-password.ts'

/**
 * Switches this session to another granted role and returns new tokens. The admin role requires the password if it was not confirmed in the last ten
 * minutes (requirement A-13); without it throws PASSWORD_NEEDED.
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
  // Stored, so that the confirmation stays expired if the clock goes back.
  if (!isProven) await forgetProof(context.db, viewer.sessionId, until)
  if (isProven && password === null) return viewer.provenAt
  if (password === null) throw new Refusal('PASSWORD_NEEDED')
  await confirmPassword(context, password, 'password')
  return now
}
