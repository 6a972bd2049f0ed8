import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { EMAIL_TAKEN, LINK_USED_UP } from '../rules/texts.ts'
import { linkWithSecret, VERIFY_EMAIL_PATH } from '../rules/paths.ts'
import { findLoginById, saveEmail, saveEmailVerified } from './accounts.queries.ts'
import { cancelTickets, closeExpiredTicket, insertTicket, takeTicket } from './tickets.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Mails a link that shows, when pressed, that the address exists. Runs inside a transaction. */
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

/** A member asks for the link again. */
export async function resendVerification(context: Context): Promise<void> {
  const viewer = signedIn(context)
  const login = await findLoginById(context.db, viewer.id)
  if (login === null || viewer.emailVerified) return
  await rateLimit(context, 'mail.pause', `verify:${login.email}`)
  await rateLimit(context, 'mail.day', login.email)
  await context.inTransaction((context) => sendVerification(context, { personId: viewer.id, name: viewer.name, email: login.email }))
}

/** Whoever holds the link confirms the address, or completes the change to a new one. */
export async function verifyEmail(context: Context, secret: string): Promise<void> {
  await closeExpiredTicket(context.db, hashOf(secret), context.clock.now())
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const ticket = await takeTicket(context.db, hashOf(secret), ['verify-email', 'change-email'], at)
    if (ticket === null) throw new Refusal('NOT_FOUND', { message: LINK_USED_UP })
    if (ticket.purpose === 'verify-email') return saveEmailVerified(context.db, ticket.person_id, ticket.email, at)
    const saved = await saveEmail(context.db, ticket.person_id, ticket.email, at)
    if (!saved) throw new Refusal('ALREADY_TAKEN', { message: EMAIL_TAKEN, fields: { email: EMAIL_TAKEN } })
    // Links that went to the address of before open nothing any more.
    await cancelTickets(context.db, ticket.person_id, ['reset-password', 'verify-email', 'change-email'], at)
  })
}
