import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { deleteAnnouncement, findAnnouncement, insertAnnouncement, saveAnnouncement } from './announcements.queries.ts'
import { groupForChange } from './mentoring.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'mentor-group.announced': { announcementId: string; groupId: string; by: string }
    /** An announcement was edited or deleted. */
    'mentor-group.announcement-changed': { announcementId: string; authorId: string | null }
  }
}

interface AnnouncementText {
  id: string
  key: string
  text: string
}

/** A mentor announces something to all members, who are notified. */
export async function announce(context: Context, { id, key, text }: AnnouncementText): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'mentoring.announce', viewer.id)
  await context.inTransaction(async (context) => {
    await groupForChange(context, id)
    if (!(await insertAnnouncement(context.db, { id: key, groupId: id, authorId: viewer.id, text, at: context.clock.now() }))) return use.refund()
    await context.emit({ name: 'mentor-group.announced', announcementId: key, groupId: id, by: viewer.id })
  })
}

/** A mentor edits an announcement of their own. Nobody is notified again; the preview in earlier notifications changes. */
export async function editAnnouncement(context: Context, { id, key, text }: AnnouncementText): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    await groupForChange(context, id)
    const before = await findAnnouncement(context.db, key)
    if (before === null || before.group_id !== id) throw new Refusal('NOT_FOUND', { message: 'This announcement was deleted.' })
    if (before.author_id !== viewer.id) throw new Refusal('NOT_ALLOWED', { message: 'Only its author can edit an announcement.' })
    if (before.text === text) return
    await saveAnnouncement(context.db, { id: key, text, at: context.clock.now() })
    await context.emit({ name: 'mentor-group.announcement-changed', announcementId: key, authorId: viewer.id })
  })
}

/** A mentor deletes an announcement. Its notifications are withdrawn. */
export async function removeAnnouncement(context: Context, { id, key }: { id: string; key: string }): Promise<void> {
  await rateLimit(context, 'mentoring.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    await groupForChange(context, id)
    const before = await findAnnouncement(context.db, key)
    if (before === null || before.group_id !== id) return
    await deleteAnnouncement(context.db, key, id)
    await context.emit({ name: 'mentor-group.announcement-changed', announcementId: key, authorId: before.author_id })
  })
}
