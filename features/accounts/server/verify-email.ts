import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { EMAIL_TAKEN, INVALID_LINK } from '../rules/texts.ts'
import { linkWithSecret, VERIFY_EMAIL_PATH } from '../rules/paths.ts'
import { findLoginById, saveEmail, saveEmailVerified } from './accounts.queries.ts'
import { cancelTickets, closeExpiredTicket, insertTicket, consumeTicket, isVerifiedBy } from './tickets.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Emails a link that verifies the address. Runs inside a transaction. */
export async function sendVerification(context: Context, person: { personId: string; name: string; email: string }): Promise<void> {
  const secret = context.random.secret()
  const at = context.clock.now()
  await insertTicket(context.db, {
    hash: hashOf(secret),
    personId: person.personId,
    purpose: 'verify-email',
    email: person.email,
    at,
    expiresAt: new Date(at.getTime() + 3 * DAY_MS),
  })
  await enqueueEmail(context, {
    to: person.email,
    subject: 'Please confirm your email address',
    body:
      `${greeting(person.name)}\n\nPlease confirm your email address:\n\n` +
      `${linkWithSecret(context.origin, VERIFY_EMAIL_PATH, secret)}\n\nThe link works once, for three days. ` +
      'If you didn’t sign up for Cloggle, you can ignore this email.\n',
  })
}

/** Sends the verification link again. */
export async function resendVerification(context: Context): Promise<void> {
  const viewer = signedIn(context)
  const login = await findLoginById(context.db, viewer.id)
  if (login === null || viewer.emailVerified) return
  await rateLimit(context, 'email.pause', `verify:${login.email}`)
  await rateLimit(context, 'email.day', login.email)
  await context.inTransaction((context) => sendVerification(context, { personId: viewer.id, name: viewer.name, email: login.email }))
}

/** Verifies an address with the secret of a link, or completes a change of address. A link that did so can be opened again. */
export async function verifyEmail(context: Context, secret: string): Promise<void> {
  await closeExpiredTicket(context.db, hashOf(secret), context.clock.now())
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const ticket = await consumeTicket(context.db, hashOf(secret), ['verify-email', 'change-email'], at)
    if (ticket === null) {
      if (await isVerifiedBy(context.db, hashOf(secret))) return
      throw new Refusal('NOT_FOUND', { message: INVALID_LINK })
    }
    if (ticket.purpose === 'verify-email') return saveEmailVerified(context.db, ticket.person_id, ticket.email, at)
    const saved = await saveEmail(context.db, ticket.person_id, ticket.email, at)
    if (!saved) throw new Refusal('ALREADY_TAKEN', { message: EMAIL_TAKEN, fields: { email: EMAIL_TAKEN } })
    // Links that were sent to the old address become invalid.
    await cancelTickets(context.db, ticket.person_id, ['reset-password', 'verify-email', 'change-email'], at)
  })
}
