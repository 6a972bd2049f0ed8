import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { inboxState, saveAllRead, saveDeleted, saveRead, type InboxRow } from './inbox.queries.ts'
import { lockInbox, nextSequence } from './notifications.queries.ts'

type Change = { personId: string; sequence: number; at: Date }

/** A member marks one of their notifications as read or unread. */
export const markNotification = (context: Context, { id, read }: { id: string; read: boolean }) =>
  changeInbox(context, (context, change) => saveRead(context.db, id, read, change))

/** A member has read all that they have seen; what came since stays unread. */
export const markAllNotifications = (context: Context, { upTo }: { upTo: number }) =>
  changeInbox(context, async (context, change) => {
    await saveAllRead(context.db, upTo, change)
    return true
  })

/** A member deletes one of their notifications, or takes that back. */
export const deleteNotification = (context: Context, { id }: { id: string }) =>
  changeInbox(context, (context, change) => saveDeleted(context.db, id, true, change))

export const restoreNotification = (context: Context, { id }: { id: string }) =>
  changeInbox(context, (context, change) => saveDeleted(context.db, id, false, change))

/** Changes a member's own inbox under the next number; gives its state after it. */
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
