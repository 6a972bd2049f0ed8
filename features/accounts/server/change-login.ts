import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { validateNewPassword } from '../rules/password.ts'
import { linkWithSecret, VERIFY_EMAIL_PATH } from '../rules/paths.ts'
import { savePassword } from './accounts.queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { forgetOtherDevices } from './reset-password.ts'
import { cancelTickets, insertTicket } from './tickets.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Changes the viewer's password, ends all other sessions and sends an email about it. */
export async function changePassword(context: Context, form: { currentPassword: string; newPassword: string }): Promise<void> {
  const viewer = signedIn(context)
  const login = await confirmPassword(context, form.currentPassword)
  const problem = validateNewPassword(form.newPassword, login)
  if (problem !== null) throw new Refusal('INVALID_INPUT', { message: problem, fields: { newPassword: problem } })
  const passwordHash = await context.passwords.hash(form.newPassword)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    await savePassword(context.db, viewer.id, passwordHash, at)
    await endSessions(context.db, { personId: viewer.id, except: viewer.sessionId, at })
    await forgetOtherDevices(context, viewer.id, viewer.sessionId)
    await cancelTickets(context.db, viewer.id, ['reset-password', 'change-email'], at)
    await enqueueEmail(context, {
      to: login.email,
      subject: 'Your password was changed',
      body: `${greeting(login.name)}\n\nThe password of your Cloggle account was just changed. If this wasn’t you, reset it now:\n\n${context.origin}/forgot-password\n`,
    })
  })
}

/** Sends a link to a new address, which takes effect when the link is opened. Only then does the page say if another account has the address. */
export async function requestEmailChange(context: Context, form: { currentPassword: string; email: string }): Promise<void> {
  const viewer = signedIn(context)
  const login = await confirmPassword(context, form.currentPassword)
  if (login.email === form.email) return
  await rateLimit(context, 'email.pause', `change:${form.email}`)
  await rateLimit(context, 'email.day', form.email)
  await context.inTransaction(async (context) => {
    const secret = context.random.secret()
    const at = context.clock.now()
    await cancelTickets(context.db, viewer.id, ['change-email'], at)
    await insertTicket(context.db, {
      hash: hashOf(secret),
      personId: viewer.id,
      purpose: 'change-email',
      email: form.email,
      at,
      expiresAt: new Date(at.getTime() + DAY_MS),
    })
    await enqueueEmail(context, {
      to: form.email,
      subject: 'Confirm your new email address',
      body: `${greeting(login.name)}\n\nPlease confirm your new email address:\n\n${linkWithSecret(context.origin, VERIFY_EMAIL_PATH, secret)}\n\nThe link works once and expires in one day.\n`,
    })
    await enqueueEmail(context, {
      to: login.email,
      subject: 'Your email address is about to change',
      body: `${greeting(login.name)}\n\nSomeone with your password asked to change the email address of your account. If this wasn’t you, reset your password now:\n\n${context.origin}/forgot-password\n`,
    })
  })
}

/** Cancels a change of the viewer's email address: the link that was sent to the new one no longer works. Can be repeated. */
export async function cancelEmailChange(context: Context): Promise<void> {
  await cancelTickets(context.db, signedIn(context).id, ['change-email'], context.clock.now())
}
