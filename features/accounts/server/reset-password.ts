import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { endAccessTokens } from '#platform/server/sessions/access-tokens.queries.ts'
import { endSessions, forgetSecrets } from '#platform/server/sessions/sessions.queries.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { INVALID_LINK } from '../rules/texts.ts'
import { validateNewPassword } from '../rules/password.ts'
import { linkWithSecret, RESET_PASSWORD_PATH } from '../rules/paths.ts'
import { findLoginByEmail, findLoginById, saveEmailVerified, savePassword } from './accounts.queries.ts'
import { forgetLoginNetworks, saveLoginNetwork } from './login-networks.queries.ts'
import { cancelTickets, closeExpiredTicket, insertTicket, isTicketOpen, consumeTicket } from './tickets.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'accounts.mail-reset-link': EmailTask
  }
}

/** The payload of a task that writes an email. `personId` is null if the address has no account. */
export interface EmailTask {
  personId: string | null
  letterId: string
}

const HOUR_MS = 3600 * 1000

/**
 * Requests a reset link. Known and unknown addresses get the same answer after the same work: in both cases a task is enqueued, which writes the
 * email.
 */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await rateLimit(context, 'reset.address', context.caller.network)
  await rateLimit(context, 'email.pause', `reset:${email}`)
  await rateLimit(context, 'email.day', email)
  const login = await findLoginByEmail(context.db, email)
  const letterId = context.random.uuid()
  await context.inTransaction((context) => context.enqueue('accounts.mail-reset-link', { personId: login?.person_id ?? null, letterId }))
}

/** Emails a reset link, once per request. */
export async function emailResetLink(context: Context, { personId, letterId }: EmailTask): Promise<void> {
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

/** Sets a new password with the secret of a link, and ends every session and access token of the account. */
export async function resetPassword(context: Context, secret: string, password: string): Promise<void> {
  await rateLimit(context, 'reset.address', context.caller.network)
  await closeExpiredTicket(context.db, hashOf(secret), context.clock.now())
  // Hashing is expensive, so the link is checked first.
  if (!(await isTicketOpen(context.db, hashOf(secret), 'reset-password', context.clock.now()))) {
    throw new Refusal('NOT_FOUND', { message: INVALID_LINK })
  }
  const passwordHash = await context.passwords.hash(password)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const ticket = await consumeTicket(context.db, hashOf(secret), ['reset-password'], at)
    if (ticket === null) throw new Refusal('NOT_FOUND', { message: INVALID_LINK })
    const login = await findLoginById(context.db, ticket.person_id)
    const problem = login === null ? null : validateNewPassword(password, login)
    if (problem !== null) throw new Refusal('INVALID_INPUT', { message: problem, fields: { password: problem } })
    await savePassword(context.db, ticket.person_id, passwordHash, at)
    // The link arrived by email, so the address is verified, too.
    await saveEmailVerified(context.db, ticket.person_id, ticket.email, at)
    // Cancels a change of address that somebody else may have started with the old password.
    await cancelTickets(context.db, ticket.person_id, ['reset-password', 'change-email'], at)
    await endSessions(context.db, { personId: ticket.person_id, at })
    await endAccessTokens(context.db, ticket.person_id)
    await forgetOtherDevices(context, ticket.person_id, null)
  })
}

/** After a password change only this network and the present session are known: others may have had the old password (requirement A-25). */
export async function forgetOtherDevices(context: Context, personId: string, sessionId: string | null): Promise<void> {
  await forgetSecrets(context.db, { personId, ...(sessionId !== null && { except: sessionId }) })
  await forgetLoginNetworks(context.db, personId)
  await saveLoginNetwork(context.db, { personId, network: context.caller.network, at: context.clock.now() })
}
