import { deleteEmailsBefore } from '#platform/server/email/email.queries.ts'
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from '#platform/rules/session.ts'
import { deleteDeliveredBefore } from '#platform/server/signals.queries.ts'
import { deleteOldSessions } from '#platform/server/sessions/sessions.queries.ts'
import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { deleteWindowsBefore } from '#platform/server/rate-limit.queries.ts'
import { KNOWN_NETWORK_SECONDS } from '../rules/login-slowdown.ts'
import { COUNT_DAYS, EMAIL_DAYS } from '../rules/retention.ts'
import { warnOfGuesses } from './count-attempt.ts'
import { deleteLoginNetworksBefore } from './login-networks.queries.ts'
import { emailResetLink } from './reset-password.ts'
import { endSuspension } from './suspend-person.ts'
import { deleteTicketsBefore } from './tickets.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Deletes what has expired: tokens, sessions, links, counters, sent emails, delivered signals. */
export const sweep = defineSchedule('accounts.sweep', 'Delete expired sessions and links', '17 * * * *', async (context) => {
  const now = context.clock.now().getTime()
  const ago = (ms: number) => new Date(now - ms)
  await deleteOldSessions(context.db, { tokens: ago(0), sessions: ago((ABSOLUTE_SECONDS + IDLE_SECONDS) * 1000) })
  await deleteLoginNetworksBefore(context.db, ago(KNOWN_NETWORK_SECONDS * 1000))
  await deleteTicketsBefore(context.db, ago(DAY_MS))
  await deleteWindowsBefore(context.db, ago(COUNT_DAYS * DAY_MS))
  await deleteEmailsBefore(context.db, ago(EMAIL_DAYS * DAY_MS))
  await deleteDeliveredBefore(context.db, ago(7 * DAY_MS))
})

export const accountTasks = [
  sweep,
  defineTask('accounts.end-suspension', (context, { personId }) => endSuspension(context, personId)),
  defineTask('accounts.mail-reset-link', emailResetLink),
  defineTask('accounts.warn-of-guesses', warnOfGuesses),
]
