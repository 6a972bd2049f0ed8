import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { findPublishedAt, findWrittenAt } from './activity.queries.ts'
import { reindexAuthor } from './reindex-author.ts'
import { blogNotificationListeners } from './notifications.listeners.ts'

/** What blogs do when something happened, here or in other features. The ids stay: signals may wait under them. */
export const blogListeners: Listener[] = [
  listen('blogs.find-under-name', 'person.renamed', (context, { personId }) => reindexAuthor(context, personId)),
  listen('activity.note-blog', 'blog.published', async (context, { blogId, authorId, isNew }) => {
    // A new text on an old blog is no new activity; one that was off the site meanwhile has been recorded already.
    const at = isNew ? await findPublishedAt(context.db, blogId) : null
    if (at !== null) await recordActivity(context, { personId: authorId, kind: 'blog.published', subjectId: blogId, at })
  }),
  listen('activity.note-comment', 'comment.written', async (context, { commentId, by }) => {
    const at = await findWrittenAt(context.db, commentId)
    if (at !== null) await recordActivity(context, { personId: by, kind: 'comment.written', subjectId: commentId, at })
  }),
  ...blogNotificationListeners,
]
