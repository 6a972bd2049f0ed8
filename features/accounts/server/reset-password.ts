import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { endSessions, forgetSecrets } from '#platform/server/sessions/sessions.queries.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { LINK_USED_UP } from '../rules/texts.ts'
import { passwordFault } from '../rules/password.ts'
import { linkWithSecret, RESET_PASSWORD_PATH } from '../rules/paths.ts'
import { findLoginByEmail, findLoginById, saveEmailVerified, savePassword } from './accounts.queries.ts'
import { forgetLoginNetworks, saveLoginNetwork } from './login-networks.queries.ts'
import { cancelTickets, closeExpiredTicket, insertTicket, isTicketOpen, takeTicket } from './tickets.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'accounts.mail-reset-link': MailToPerson
  }
}

/** A mail that a task writes: its id, and its reader, or null where the address has no account. */
export interface MailToPerson {
  personId: string | null
  letterId: string
}

const HOUR_MS = 3600 * 1000

/**
 * Somebody forgot a password. The answer is the same whether the address is known, after the same work: a background task writes the mail,
 * and it is asked for in both cases.
 */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await rateLimit(context, 'reset.address', context.caller.network)
  await rateLimit(context, 'mail.pause', `reset:${email}`)
  await rateLimit(context, 'mail.day', email)
  const login = await findLoginByEmail(context.db, email)
  const letterId = context.random.uuid()
  await context.inTransaction((context) => context.enqueue('accounts.mail-reset-link', { personId: login?.person_id ?? null, letterId }))
}

/** Mails a link that sets a new password, once for each request. */
export async function mailResetLink(context: Context, { personId, letterId }: MailToPerson): Promise<void> {
  const login = personId === null ? null : await findLoginById(context.db, personId)
  if (login === null || login.suspended_at !== null) return
  await context.inTransaction(async (context) => {
    const secret = context.random.secret()
    const at = context.clock.now()
    const isNew = await enqueueEmail(context, {
      id: letterId,
      to: login.email,
      subject: 'Choose a new password',
      body:
        `${greeting(login.name)}\n\nChoose a new password for Cloggle here:\n\n` +
        `${linkWithSecret(context.origin, RESET_PASSWORD_PATH, secret)}\n\n` +
        'The link works once and expires in one hour. If you didn’t request it, ignore this email. Your password won’t change.\n',
    })
    if (!isNew) return
    await insertTicket(context.db, {
      hash: hashOf(secret),
      personId: login.person_id,
      purpose: 'reset-password',
      email: login.email,
      at,
      expiresAt: new Date(at.getTime() + HOUR_MS),
    })
  })
}

/** Whoever holds the link sets a new password; every session of the account ends. */
export async function resetPassword(context: Context, secret: string, password: string): Promise<void> {
  await rateLimit(context, 'reset.address', context.caller.network)
  await closeExpiredTicket(context.db, hashOf(secret), context.clock.now())
  // Hashing costs much: nobody gets it done without a link.
  if (!(await isTicketOpen(context.db, hashOf(secret), 'reset-password', context.clock.now()))) {
    throw new Refusal('NOT_FOUND', { message: LINK_USED_UP })
  }
  const passwordHash = await context.passwords.hash(password)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const ticket = await takeTicket(context.db, hashOf(secret), ['reset-password'], at)
    if (ticket === null) throw new Refusal('NOT_FOUND', { message: LINK_USED_UP })
    const login = await findLoginById(context.db, ticket.person_id)
    const fault = login === null ? null : passwordFault(password, login)
    if (fault !== null) throw new Refusal('INVALID_INPUT', { message: fault, fields: { password: fault } })
    await savePassword(context.db, ticket.person_id, passwordHash, at)
    // The mail reached its reader: that shows the address, too.
    await saveEmailVerified(context.db, ticket.person_id, ticket.email, at)
    // A change of address that somebody else began with the old password ends with it.
    await cancelTickets(context.db, ticket.person_id, ['reset-password', 'change-email'], at)
    await endSessions(context.db, { personId: ticket.person_id, at })
    await forgetOtherDevices(context, ticket.person_id, null)
  })
}

/** After a password change only this network and the session that stays are known: others may have had the old password (requirement A-25). */
export async function forgetOtherDevices(context: Context, personId: string, sessionId: string | null): Promise<void> {
  await forgetSecrets(context.db, { personId, ...(sessionId !== null && { except: sessionId }) })
  await forgetLoginNetworks(context.db, personId)
  await saveLoginNetwork(context.db, { personId, network: context.caller.network, at: context.clock.now() })
}
