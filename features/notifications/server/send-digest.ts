import type { Context } from '#platform/server/context.ts'
import { DIGEST_LENGTH, isDigestDue } from '../rules/digest.ts'
import { afterQuiet } from '../rules/quiet-hours.ts'
import { clearDigest, peopleWithDigest, unreadForDigest } from './digest.queries.ts'
import { quietHoursFrom } from './email-notification.ts'
import { enqueueNotificationEmail } from './notification-email.ts'
import { lockInbox } from './notifications.queries.ts'
import { findSettings, saveDigested } from './settings.queries.ts'
import { textsOf } from './notification-texts.ts'

const AT_ONCE = 500

/** Requests a digest for everybody for whom one is due. */
export async function enqueueDueDigests(context: Context): Promise<void> {
  for (let after: string | null = null, isMore = true; isMore; ) {
    const people = await peopleWithDigest(context.db, after, AT_ONCE)
    const now = context.clock.now().getTime()
    const due = people.filter((one) => isDigestDue(now, { frequency: one.frequency, timeZone: one.time_zone, since: one.since.getTime() }))
    await context.inTransaction(async (context) => {
      for (const { person_id: personId } of due) await context.enqueue('notifications.digest', { personId }, { dedupe: `digest:${personId}` })
    })
    after = people.at(-1)?.person_id ?? null
    isMore = people.length === AT_ONCE
  }
}

/**
 * Writes one person's digest with all waiting unread notifications, each only once. Email and marks are in one transaction, so that an interruption
 * leaves nothing or all of it (requirement N-11).
 */
export async function sendDigest(context: Context, personId: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const now = context.clock.now()
    await lockInbox(context.db, personId)
    const settings = await findSettings(context.db, personId, { lock: true })
    if (settings === null || settings.frequency === 'never') return clearDigest(context.db, personId)
    if (!settings.email_verified) return
    if (afterQuiet(now.getTime(), quietHoursFrom(settings), settings.time_zone) > now.getTime()) return
    const since = settings.digested_at?.getTime()
    if (since !== undefined && !isDigestDue(now.getTime(), { frequency: settings.frequency, timeZone: settings.time_zone, since })) return
    const notes = await unreadForDigest(context.db, personId)
    await clearDigest(context.db, personId)
    if (notes.length === 0) return
    await saveDigested(context.db, personId, now)
    const count = notes.length
    await enqueueNotificationEmail(context, {
      personId,
      name: settings.name,
      to: settings.email,
      subject: count === 1 ? textsOf(context, notes[0]!).title : `${count} new notifications on Cloggle`,
      opening: 'Here’s what you missed on Cloggle:',
      notes: notes.slice(0, DIGEST_LENGTH).map((note) => textsOf(context, note)),
      more: Math.max(count - DIGEST_LENGTH, 0),
      ends: null,
    })
  })
}
