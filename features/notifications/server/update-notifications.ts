import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import {
  deleteOfThread,
  lockInbox,
  nextSequence,
  notificationsOf,
  peopleInThread,
  peopleNotifiedAbout,
  savePreview,
  touchNotifications,
} from './notifications.queries.ts'
import { withdrawNotification } from './notify.ts'

/** A text in notifications, such as a comment. */
export interface NotifiedText {
  /** Its id, as in `about` of `notify`. */
  about: string
  /** Who wrote it; null if unknown. */
  by: string | null
  kinds: readonly string[]
}

/** Updates the preview of a text in all of its notifications; null withdraws them. */
export async function refreshPreview(context: Context, { about, by, kinds }: NotifiedText, preview: string | null): Promise<void> {
  for (const personId of await peopleNotifiedAbout(context.db, about)) {
    if (preview !== null) await changePreview(context, personId, about, preview)
    else if (by !== null) await withdrawNotification(context, { personId, kinds, by, about, holds: async () => false })
  }
}

const changePreview = (context: Context, personId: string, commentId: string, preview: string) =>
  touchMatching(context, personId, (db) => savePreview(db, personId, commentId, preview))

/** Announces a block or its end, so that open pages of both people update what they show of each other. */
export async function refreshBetween(context: Context, one: string, other: string): Promise<void> {
  for (const [personId, by] of [[one, other], [other, one]] as const) {
    await touchMatching(context, personId, (db) => notificationsOf(db, personId, by))
  }
}

/** Numbers the notifications that `find` returns as changed, so that every window updates them. */
async function touchMatching(context: Context, personId: string, find: (db: Db) => Promise<string[]>): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await lockInbox(context.db, personId))) return
    const ids = await find(context.db)
    if (ids.length === 0) return
    await touchNotifications(context.db, ids, await nextSequence(context.db, personId), context.clock.now())
    await context.emit({ name: 'inbox.changed', personId })
  })
}

/** Deletes all notifications of a thread whose subject was deleted. */
export async function deleteThreadNotifications(context: Context, thread: string): Promise<void> {
  for (const personId of await peopleInThread(context.db, thread)) {
    await context.inTransaction(async (context) => {
      if (!(await lockInbox(context.db, personId))) return
      const sequence = await nextSequence(context.db, personId)
      await deleteOfThread(context.db, { personId, thread, sequence, at: context.clock.now() })
      await context.emit({ name: 'inbox.changed', personId })
    })
  }
}
