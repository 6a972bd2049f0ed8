import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { startSession, type Keys } from '#platform/server/sessions/sessions.ts'
import { requireSwitch } from '#platform/server/switches.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { type Registration } from '../rules/inputs.ts'
import { EMAIL_TAKEN, USERNAME_TAKEN } from '../rules/texts.ts'
import { validateNewPassword } from '../rules/password.ts'
import { findTaken, insertPerson } from './accounts.queries.ts'
import { saveLoginNetwork } from './login-networks.queries.ts'
import { sendVerification } from './verify-email.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'account.registered': { personId: string }
  }
}

/** Creates an account, logs in and sends an email to confirm the address. Throws ALREADY_TAKEN at the taken fields. */
export async function register(context: Context, input: Registration): Promise<Keys> {
  await requireSwitch(context, 'registrations')
  await rateLimit(context, 'register.address', context.caller.network)
  const problem = validateNewPassword(input.password, input)
  if (problem !== null) throw new Refusal('INVALID_INPUT', { message: problem, fields: { password: problem } })
  await refuseTaken(context, input)
  const passwordHash = await context.passwords.hash(input.password)

  return context.inTransaction(async (context) => {
    const at = context.clock.now()
    const personId = await insertPerson(context.db, { ...input, passwordHash, at })
    if (personId === null) {
      await refuseTaken(context, input)
      throw new Refusal('ALREADY_TAKEN', { message: USERNAME_TAKEN, fields: { username: USERNAME_TAKEN } })
    }
    await sendVerification(context, { personId, name: input.name, email: input.email })
    await context.emit({ name: 'account.registered', personId })
    await saveLoginNetwork(context.db, { personId, network: context.caller.network, at })
    return startSession(context, personId)
  })
}

async function refuseTaken(context: Context, input: Registration): Promise<void> {
  const taken = await findTaken(context.db, input)
  if (!taken.username && !taken.email) return
  const fields = { ...(taken.username && { username: USERNAME_TAKEN }), ...(taken.email && { email: EMAIL_TAKEN }) }
  throw new Refusal('ALREADY_TAKEN', { message: taken.username ? USERNAME_TAKEN : EMAIL_TAKEN, fields })
}
