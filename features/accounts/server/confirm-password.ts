import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { findLoginById, type LoginRow } from './accounts.queries.ts'

const WRONG_PASSWORD = 'That’s not your current password.'

/** Checks the viewer's current password and returns the login. Throws INVALID_INPUT at `field` if it is wrong. */
export async function confirmPassword(context: Context, password: string, field = 'currentPassword'): Promise<LoginRow> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'password.person', viewer.id)
  const login = await findLoginById(context.db, viewer.id)
  const right = await context.passwords.matches(login?.password_hash ?? null, password)
  if (login === null || !right) {
    throw new Refusal('INVALID_INPUT', { message: WRONG_PASSWORD, fields: { [field]: WRONG_PASSWORD } })
  }
  await use.refund()
  return login
}
