import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { writeLetter } from '#platform/server/letters.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { throttle } from '#platform/server/throttle.ts'
import { LINK_USED_UP } from '../rules/texts.ts'
import { passwordFault } from '../rules/password.ts'
import { linkWithSecret, RESET_PASSWORD_PATH } from '../rules/paths.ts'
import { findLoginByEmail, findLoginById, saveEmailVerified, savePassword } from './accounts.queries.ts'
import { cancelTickets, insertTicket, isTicketOpen, takeTicket } from './tickets.queries.ts'

const HOUR_MS = 3600 * 1000

/** Somebody forgot a password. The answer is the same whether the address is known; a known one gets a mail. */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await throttle(context, 'reset.address', context.caller.network)
  await throttle(context, 'mail.pause', `reset:${email}`)
  await throttle(context, 'mail.day', email)
  const login = await findLoginByEmail(context.db, email)
  if (login === null || login.suspended_at !== null) return
  await context.inTransaction(async (context) => {
    const secret = context.dice.secret()
    const at = context.clock.now()
    await insertTicket(context.db, {
      hash: hashOf(secret),
      personId: login.person_id,
      purpose: 'reset-password',
      email,
      at,
      expiresAt: new Date(at.getTime() + HOUR_MS),
    })
    await writeLetter(context, {
      to: email,
      subject: 'Choose a new password',
      body:
        `Hello ${login.name},\n\nhere you can choose a new password for Cloggle:\n\n` +
        `${linkWithSecret(context.origin, RESET_PASSWORD_PATH, secret)}\n\n` +
        'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.\n',
    })
  })
}

/** Whoever holds the link sets a new password; every session of the account ends. */
export async function resetPassword(context: Context, secret: string, password: string): Promise<void> {
  await throttle(context, 'reset.address', context.caller.network)
  // Hashing costs much: nobody gets it done without a link.
  if (!(await isTicketOpen(context.db, hashOf(secret), 'reset-password', context.clock.now()))) {
    throw new Refusal('NOT_FOUND', { says: LINK_USED_UP })
  }
  const passwordHash = await context.passwords.hash(password)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const ticket = await takeTicket(context.db, hashOf(secret), ['reset-password'], at)
    if (ticket === null) throw new Refusal('NOT_FOUND', { says: LINK_USED_UP })
    const login = await findLoginById(context.db, ticket.person_id)
    const fault = login === null ? null : passwordFault(password, login)
    if (fault !== null) throw new Refusal('INVALID_INPUT', { says: fault, fields: { password: fault } })
    await savePassword(context.db, ticket.person_id, passwordHash, at)
    // The mail reached its reader: that shows the address, too.
    await saveEmailVerified(context.db, ticket.person_id, ticket.email, at)
    // A change of address that somebody else began with the old password ends with it.
    await cancelTickets(context.db, ticket.person_id, ['reset-password', 'change-email'], at)
    await endSessions(context.db, { personId: ticket.person_id, at })
  })
}
