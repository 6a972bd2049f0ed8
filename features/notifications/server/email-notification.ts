import type { Context } from '#platform/server/context.ts'
import { afterQuiet, type QuietHours } from '../rules/quiet-hours.ts'
import { findNoteToEmail, saveEmailed, wasEmailedSince } from './digest.queries.ts'
import { findKind } from './kinds.ts'
import { enqueueNotificationEmail } from './notification-email.ts'
import { findSettings, type SettingsRow } from './settings.queries.ts'
import { textsOf } from './notification-texts.ts'

const DAY_MS = 24 * 3600 * 1000

/** The quiet hours that a person chose. */
export const quietHoursFrom = ({ quiet_from: from, quiet_to: to }: SettingsRow): QuietHours | null =>
  from === null || to === null ? null : { from, to }

/**
 * Sends an email about a notification to a verified address at once, or after the quiet hours. Nothing is sent if it was read meanwhile, or if an
 * unread email about the same subject is less than a day old (requirement N-10). `usual` says whether it is emailed where the person chose nothing;
 * otherwise its kind does.
 */
export async function emailNotification(context: Context, id: string, usual?: boolean): Promise<void> {
  await context.inTransaction(async (context) => {
    const now = context.clock.now()
    const note = await findNoteToEmail(context.db, id)
    const kind = note === null ? null : findKind(context, note.kind)
    if (note === null || kind === null || !(note.by_mail ?? usual ?? kind.channels.email)) return
    const settings = await findSettings(context.db, note.person_id)
    if (settings === null || !settings.email_verified) return
    const then = afterQuiet(now.getTime(), quietHoursFrom(settings), settings.time_zone)
    if (then > now.getTime()) {
      return context.enqueue('notifications.mail', { id, ...(usual !== undefined && { usual }) }, { dedupe: `notification:${id}`, runAt: new Date(then) })
    }
    if (await wasEmailedSince(context.db, id, new Date(now.getTime() - DAY_MS))) return
    await saveEmailed(context.db, id, now)
    const texts = textsOf(context, note)
    await enqueueNotificationEmail(context, {
      personId: note.person_id,
      name: settings.name,
      to: settings.email,
      subject: texts.title,
      opening: 'Here’s what’s new:',
      notes: [texts],
      more: 0,
      ends: note.kind,
    })
  })
}
