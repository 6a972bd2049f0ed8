import type { Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'
import { linkWithSecret, settingsPath } from '#features/accounts/rules/paths.ts'
import { greeting } from '#platform/rules/greeting.ts'
import { previewOf } from '#platform/rules/text.ts'
import { NOTIFICATIONS_PATH, oneClickPath, UNSUBSCRIBE_PATH } from '../rules/paths.ts'
import { insertUnsubscribeLink } from './settings.queries.ts'
import type { Texts } from './notification-texts.ts'

const SUBJECT_LENGTH = 150

export interface NotificationEmail {
  personId: string
  name: string
  to: string
  subject: string
  opening: string
  notes: Texts[]
  /** The number of further ones. */
  more: number
  /** What its unsubscribe link ends: emails of a kind, or null for the digest. */
  ends: string | null
}

/** Writes an email about notifications with both unsubscribe links, which need no login. Call it inside a transaction. */
export async function enqueueNotificationEmail(context: Context, letter: NotificationEmail): Promise<void> {
  const { origin } = context
  const secret = context.random.secret()
  await insertUnsubscribeLink(context.db, { hash: hashOf(secret), personId: letter.personId, kind: letter.ends, at: context.clock.now() })
  const items = letter.notes.map(({ title, message, path }) => `${title}\n${message}\n${origin}${path}\n`).join('\n')
  const more = letter.more === 0 ? '' : `\nAnd ${letter.more} more.\n`
  await enqueueEmail(context, {
    to: letter.to,
    subject: previewOf(letter.subject, SUBJECT_LENGTH),
    body:
      `${greeting(letter.name)}\n\n${letter.opening}\n\n${items}${more}\n` +
      `See all notifications: ${origin}${NOTIFICATIONS_PATH}\n` +
      `Email settings: ${origin}${settingsPath('notifications')}\n` +
      `Unsubscribe: ${linkWithSecret(origin, UNSUBSCRIBE_PATH, secret)}\n`,
    headers: {
      'List-Unsubscribe': `<${origin}${oneClickPath(secret)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  })
}
