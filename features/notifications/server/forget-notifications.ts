import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { KindName } from '../rules/kinds.ts'
import {
  deleteOfThread,
  lockInbox,
  nextSequence,
  notificationsOf,
  peopleInThread,
  peopleToldAbout,
  savePreview,
  touchNotifications,
} from './notifications.queries.ts'
import { findCommentAuthor } from './truth.queries.ts'
import { takeBackFrom } from './tell-people.ts'

/** What was said of a comment follows its text; of one that was deleted nothing is told any more. */
export async function refreshComment(context: Context, id: string, preview: string | null, kinds: readonly KindName[]): Promise<void> {
  const by = await findCommentAuthor(context.db, id)
  for (const personId of await peopleToldAbout(context.db, id)) {
    if (preview !== null) await changePreview(context, personId, id, preview)
    else if (by !== null) await takeBackFrom(context, { personId, kinds, by, about: id, holds: async () => false })
  }
}

const changePreview = (context: Context, personId: string, commentId: string, preview: string) =>
  touchThose(context, personId, (db) => savePreview(db, personId, commentId, preview))

/** Two people were put apart or together again: the windows of both hear what is shown of the other now. */
export async function refreshBetween(context: Context, one: string, other: string): Promise<void> {
  for (const [personId, by] of [[one, other], [other, one]] as const) {
    await touchThose(context, personId, (db) => notificationsOf(db, personId, by))
  }
}

/** Numbers anew what `find` gives of an inbox, so that every window hears of it. */
async function touchThose(context: Context, personId: string, find: (db: Db) => Promise<string[]>): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await lockInbox(context.db, personId))) return
    const ids = await find(context.db)
    if (ids.length === 0) return
    await touchNotifications(context.db, ids, await nextSequence(context.db, personId), context.clock.now())
    await context.announce({ name: 'inbox.changed', personId })
  })
}

/** What a thread hung on is gone, and so is what was told of it. */
export async function forgetThread(context: Context, thread: string): Promise<void> {
  for (const personId of await peopleInThread(context.db, thread)) {
    await context.inTransaction(async (context) => {
      if (!(await lockInbox(context.db, personId))) return
      const sequence = await nextSequence(context.db, personId)
      await deleteOfThread(context.db, { personId, thread, sequence, at: context.clock.now() })
      await context.announce({ name: 'inbox.changed', personId })
    })
  }
}
