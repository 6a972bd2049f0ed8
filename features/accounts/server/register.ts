import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { startSession, type Keys } from '#platform/server/sessions/sessions.ts'
import { requireSwitch } from '#platform/server/switches.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { type Registration } from '../rules/inputs.ts'
import { EMAIL_TAKEN, usernameTaken } from '../rules/texts.ts'
import { validateNewPassword } from '../rules/password.ts'
import { findTaken, insertPerson } from './accounts.queries.ts'
import { logIn } from './log-in.ts'
import { saveLoginNetwork } from './login-networks.queries.ts'
import { sendVerification } from './verify-email.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'account.registered': { personId: string }
  }
}

/** For how long a registration can be sent again. */
const AGAIN_MS = 15 * 60_000

/**
 * Creates an account, logs in and sends an email to confirm the address. Throws ALREADY_TAKEN at the taken fields. Sending the same registration again
 * after a lost answer logs in.
 */
export async function register(context: Context, input: Registration): Promise<Keys> {
  await requireSwitch(context, 'registrations')
  await rateLimit(context, 'register.address', context.caller.network)
  const problem = validateNewPassword(input.password, input)
  if (problem !== null) throw new Refusal('INVALID_INPUT', { message: problem, fields: { password: problem } })
  return (await registerAgain(context, input)) ?? (await createAccount(context, input)) ?? (await registerAgain(context, input)) ?? refuse({ username: usernameTaken(null) })
}

/** Returns null if the username or the address was taken in the meantime. */
async function createAccount(context: Context, input: Registration): Promise<Keys | null> {
  const passwordHash = await context.passwords.hash(input.password)
  return context.inTransaction(async (context) => {
    const at = context.clock.now()
    const personId = await insertPerson(context.db, { ...input, passwordHash, at })
    if (personId === null) return null
    await sendVerification(context, { personId, name: input.name, email: input.email })
    await context.emit({ name: 'account.registered', personId })
    await saveLoginNetwork(context.db, { personId, network: context.caller.network, at })
    return startSession(context, personId)
  })
}

/** Logs in to the account that the same registration created just now; null if neither the username nor the address is taken. */
async function registerAgain(context: Context, input: Registration): Promise<Keys | null> {
  const taken = await findTaken(context.db, { ...input, since: new Date(context.clock.now().getTime() - AGAIN_MS) })
  if (!taken.username && !taken.email) return null
  const fields = { ...(taken.username && { username: usernameTaken(taken.free) }), ...(taken.email && { email: EMAIL_TAKEN }) }
  if (!taken.isJustCreated) return refuse(fields)
  // Another password is refused like any other registration, and counts like any other login.
  return logIn(context, input).catch((error: unknown) => (error instanceof Refusal && error.code === 'NOT_SIGNED_IN' ? refuse(fields) : Promise.reject(error)))
}

function refuse(fields: { username?: string; email?: string }): never {
  throw new Refusal('ALREADY_TAKEN', { message: fields.username ?? fields.email!, fields })
}
