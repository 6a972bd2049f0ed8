import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { inboxState, saveAllRead, saveDeleted, saveRead, type InboxRow } from './inbox.queries.ts'
import { lockInbox, nextSequence } from './notifications.queries.ts'

type Change = { personId: string; sequence: number; at: Date }

/** Marks one of the viewer's notifications as read or unread. */
export const markNotification = (context: Context, { id, read }: { id: string; read: boolean }) =>
  changeInbox(context, (context, change) => saveRead(context.db, id, read, change))

/** Marks all notifications as read that the viewer has seen; newer ones stay unread. */
export const markAllNotifications = (context: Context, { upTo }: { upTo: number }) =>
  changeInbox(context, async (context, change) => {
    await saveAllRead(context.db, upTo, change)
    return true
  })

/** Deletes one of the viewer's notifications, or restores it. */
export const deleteNotification = (context: Context, { id }: { id: string }) =>
  changeInbox(context, (context, change) => saveDeleted(context.db, id, true, change))

export const restoreNotification = (context: Context, { id }: { id: string }) =>
  changeInbox(context, (context, change) => saveDeleted(context.db, id, false, change))

/** Changes the viewer's inbox under the next number and returns its new state. */
async function changeInbox(context: Context, work: (context: Context, change: Change) => Promise<boolean>): Promise<InboxRow> {
  const viewer = signedIn(context)
  await rateLimit(context, 'inbox.person', viewer.id)
  await context.inTransaction(async (context) => {
    await lockInbox(context.db, viewer.id)
    const sequence = await nextSequence(context.db, viewer.id)
    const isThere = await work(context, { personId: viewer.id, sequence, at: context.clock.now() })
    if (!isThere) throw new Refusal('NOT_FOUND')
    await context.emit({ name: 'inbox.changed', personId: viewer.id })
  })
  return inboxState(context.database, viewer.id)
}
