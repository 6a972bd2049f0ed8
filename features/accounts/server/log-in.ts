import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf, startSession, type Keys } from '#platform/server/sessions/sessions.ts'
import { cleanEmail } from '#features/people/rules/validate-person.ts'
import { KNOWN_NETWORK_SECONDS } from '../rules/login-slowdown.ts'
import { ENTER_PASSWORD, WRONG_LOGIN } from '../rules/texts.ts'
import { countAttempt } from './count-attempt.ts'
import { loginAttempt, saveLoginNetwork } from './login-networks.queries.ts'
import { suspensionRefusal } from './suspension-refusal.ts'

/**
 * Logs in. `secrets` are the renewal cookies, by which a known device is recognized. Each attempt is counted before the password is checked and
 * refunded if it was right. An unknown account takes as long as a wrong password. Suspended people learn of their
 * suspension only after the right password.
 */
export async function logIn(context: Context, given: { email: string; password: string }, secrets: string[] = []): Promise<Keys> {
  const email = cleanEmail(given.email)
  if (email === '') throw invalid('email', 'Enter your email address.')
  if (!email.includes('@')) throw invalid('email', 'Enter the email address of your account, not your username.')
  if (given.password === '') throw invalid('password', ENTER_PASSWORD)
  const { network } = context.caller
  const knownSince = new Date(context.clock.now().getTime() - KNOWN_NETWORK_SECONDS * 1000)
  const login = await loginAttempt.first(context.database, [email, secrets.map(hashOf), network, knownSince])
  const uses = await countAttempt(context, email, login)
  const right = await context.passwords.matches(login?.password_hash ?? null, given.password)
  if (login === null || !right) throw new Refusal('NOT_SIGNED_IN', { message: WRONG_LOGIN, fields: {} })
  if (login.suspended_at !== null) {
    await Promise.all(uses.map((use) => use.refund()))
    throw await suspensionRefusal(context, login, login.suspended_at)
  }
  const personId = login.person_id
  const session = startSession(context, personId)
  const known = saveLoginNetwork(context.db, { personId, network, at: context.clock.now() })
  await Promise.all([session, known, ...uses.map((use) => use.refund())])
  return session
}

const invalid = (field: 'email' | 'password', message: string) => new Refusal('INVALID_INPUT', { message, fields: { [field]: message } })
