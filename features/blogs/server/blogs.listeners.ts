import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { findPublishedAt, findWrittenAt } from './activity.queries.ts'
import { reindexAuthor } from './reindex-author.ts'
import { blogNotificationListeners } from './notifications.listeners.ts'

/** The listeners of blogs for signals of this and other features. Their ids must not change: signals may be queued under them. */
export const blogListeners: Listener[] = [
  listen('blogs.find-under-name', 'person.renamed', (context, { personId }) => reindexAuthor(context, personId)),
  listen('activity.note-blog', 'blog.published', async (context, { blogId, authorId, isNew }) => {
    // Republishing an edited blog is not a new activity; that of an unpublished blog is already recorded.
    const at = isNew ? await findPublishedAt(context.db, blogId) : null
    if (at !== null) await recordActivity(context, { personId: authorId, kind: 'blog.published', subjectId: blogId, at })
  }),
  listen('activity.note-comment', 'comment.written', async (context, { commentId, by }) => {
    const at = await findWrittenAt(context.db, commentId)
    if (at !== null) await recordActivity(context, { personId: by, kind: 'comment.written', subjectId: commentId, at })
  }),
  ...blogNotificationListeners,
]
