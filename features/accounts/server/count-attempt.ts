import { setTimeout as wait } from 'node:timers/promises'
import { greeting } from '#platform/rules/greeting.ts'
import type { Context } from '#platform/server/context.ts'
import { limitConcurrency } from '#platform/server/limit-concurrency.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { isWithinLimit, rateLimit, tryRateLimit, type Use } from '#platform/server/rate-limit.ts'
import { LOGIN_SLOWDOWN } from '../rules/login-slowdown.ts'
import { FORGOT_PASSWORD_PATH, settingsPath } from '../rules/paths.ts'
import { tooManyWrongPasswords } from '../rules/texts.ts'
import { findLoginById } from './accounts.queries.ts'
import type { AttemptRow } from './login-networks.queries.ts'
import type { EmailTask } from './reset-password.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'accounts.warn-of-guesses': EmailTask
  }
}

const delayed = limitConcurrency({ atOnce: LOGIN_SLOWDOWN.maxWaiting, waiting: 0, retryAfter: 2 })

/**
 * Counts a login attempt before the password is checked. Returns the uses to refund if the password was right (requirement A-25). A known device has
 * a limit of its own, so that others cannot use it up. All others have the limit of their network, are slowed down after five wrong passwords for one
 * account, and share a limit for the account if their network is not known. An address without an account is treated like an account that nobody ever
 * logged in to.
 */
export async function countAttempt(context: Context, email: string, login: AttemptRow | null): Promise<Use[]> {
  const { network } = context.caller
  const forAccount = (minutes: number) => tooManyWrongPasswords('for this account', minutes)
  if (login !== null && login.device !== null) return [await rateLimit(context, 'login.device', login.device, forAccount)]
  // One after another: an attempt that one limit refuses must not count for the next limit.
  const byNetwork = await rateLimit(context, 'login.address', network, (minutes) => tooManyWrongPasswords('from your network', minutes))
  const byBoth = await tryRateLimit(context, 'login.account-and-address', `${network}:${email}`)
  const byAccount = login?.is_known_network ? null : await rateLimit(context, 'login.account', email, forAccount)
  // Slowed down and not refused: the owner may be on the same network.
  if (byBoth === null || (byAccount !== null && byAccount.hits > LOGIN_SLOWDOWN.slowAfter)) {
    await warnOnce(context, email, login?.person_id ?? null)
    await delayed(() => wait(LOGIN_SLOWDOWN.delayMs))
  }
  return [byNetwork, byBoth, byAccount].filter((use) => use !== null)
}

/** Enqueues the warning once a day, also for addresses without an account, so that both take the same time. */
async function warnOnce(context: Context, email: string, personId: string | null): Promise<void> {
  if (!(await isWithinLimit(context, 'login.warning', email))) return
  const letterId = context.random.uuid()
  await context.inTransaction((context) => context.enqueue('accounts.warn-of-guesses', { personId, letterId }))
}

/** Warns the owner of an account that somebody is guessing the password. */
export async function warnOfGuesses(context: Context, { personId, letterId }: EmailTask): Promise<void> {
  const login = personId === null ? null : await findLoginById(context.db, personId)
  if (login === null || login.suspended_at !== null) return
  const { origin } = context
  await context.inTransaction(async (context) => {
    await enqueueEmail(context, {
      id: letterId,
      to: login.email,
      subject: 'Someone is trying to guess your password',
      body:
        `${greeting(login.name)}\n\nSomeone has tried many times to log in to your Cloggle account with a wrong password. ` +
        'You can still log in from browsers and networks you used recently. We slow down logins from anywhere else.\n\n' +
        `If someone else may know your password, choose a new one:\n\n${origin}${FORGOT_PASSWORD_PATH}\n\n` +
        `See where you are logged in:\n\n${origin}${settingsPath('sessions')}\n\nWe send this email at most once a day.\n`,
    })
  })
}
