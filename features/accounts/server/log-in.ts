import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { startSession, type Keys } from '#platform/server/sessions/sessions.ts'
import { throttle } from '#platform/server/throttle.ts'
import { tooManyWrongPasswords, WRONG_LOGIN } from '../rules/texts.ts'
import { findLoginByEmail } from './accounts.queries.ts'

/**
 * A person logs in. Each try counts against the account and the network before the password is looked at, and is given
 * back when it was right; an unknown account takes as long as a wrong password.
 */
export async function logIn(context: Context, given: { email: string; password: string }): Promise<Keys> {
  const email = given.email.trim().toLowerCase()
  const [login, ofNetwork] = await Promise.all([
    findLoginByEmail(context.db, email),
    throttle(context, 'login.address', context.caller.network, (minutes) => tooManyWrongPasswords('from your network', minutes)),
  ])
  // Not beside it: a network that has to wait could go on making accounts rest.
  const ofAccount = await throttle(context, 'login.account', email, (minutes) => tooManyWrongPasswords('for this account', minutes))
  const right = await context.passwords.matches(login?.password_hash ?? null, given.password)
  if (login === null || !right || login.suspended_at !== null) {
    throw new Refusal('NOT_SIGNED_IN', { says: WRONG_LOGIN, fields: {} })
  }
  const session = startSession(context, login.person_id)
  await Promise.all([session, ofNetwork.takeBack(), ofAccount.takeBack()])
  return session
}
