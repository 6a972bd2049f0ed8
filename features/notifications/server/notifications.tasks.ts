import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { DELETED_NOTIFICATION_DAYS, NOTIFICATION_DAYS } from '../rules/retention.ts'
import { emailNotification } from './email-notification.ts'
import { deleteClaimsBefore, deleteOldNotifications } from './notifications.queries.ts'
import { enqueueDueDigests, sendDigest } from './send-digest.ts'
import { deleteUnsubscribeLinksBefore } from './settings.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    /** `usual`: whether it is emailed where the recipient chose nothing; absent: what its kind says. */
    'notifications.mail': { id: string; usual?: boolean }
    'notifications.digest': { personId: string }
  }
}

const DAY_MS = 24 * 3600 * 1000

const mail = defineTask('notifications.mail', (context, { id, usual }) => emailNotification(context, id, usual))

const digest = defineTask('notifications.digest', (context, { personId }) => sendDigest(context, personId))

// In every time zone mornings start at a quarter hour.
const digests = defineSchedule('notifications.digests', 'Send notification digests', '*/15 * * * *', enqueueDueDigests)

const sweep = defineSchedule('notifications.sweep', 'Delete old notifications', '37 * * * *', async (context) => {
  const ago = (days: number) => new Date(context.clock.now().getTime() - days * DAY_MS)
  await deleteClaimsBefore(context.db, ago(30))
  await deleteOldNotifications(context.db, { deleted: ago(DELETED_NOTIFICATION_DAYS), all: ago(NOTIFICATION_DAYS) })
  await deleteUnsubscribeLinksBefore(context.db, ago(365))
})

export const notificationTasks = [mail, digest, digests, sweep]
