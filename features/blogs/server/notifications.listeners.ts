import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { commentPath } from '#features/discussions/rules/comments.ts'
import { commentPreview, likedAmong, mentionedPeople, peopleToNotify } from '#features/discussions/server/public.ts'
import { deleteThreadNotifications, notify, refreshPreview, withdrawNotification } from '#features/notifications/server/public.ts'
import { mentionsInMarkup } from '#features/people/server/public.ts'
import { blogPath } from '../rules/paths.ts'
import { tellFollowers } from './tell-followers.ts'
import { findCommentAuthor, findCommentText, findPublicBlog, findPublicText, likesBlog } from './notification-facts.queries.ts'

// Replies and mentions are kinds of discussions, whose facts are `subject`, `thread` and `path`.
const OF_COMMENTS = ['reply', 'mention', 'comment']

const reacted = listen('notifications.reacted', 'blog.reacted', async (context, { blogId, authorId, by, after }, signalId) => {
  const holds = (db: Context['db']) => likesBlog(db, blogId, by)
  const blog = after === 'like' ? await findPublicBlog(context.db, blogId) : null
  if (blog === null) return withdrawNotification(context, { personId: authorId, kinds: ['like'], by, about: blogId, holds })
  return notify(context, { signalId, by, kinds: ['like'], people: { author: [authorId] }, facts: { blogId, ...blog }, about: blogId, holds })
})

const published = listen('notifications.blog-published', 'blog.published', async (context, { blogId, authorId, isNew }, signalId) => {
  if (!isNew) return
  // First, because followers who are mentioned are notified once.
  await tellMentioned(context, { blogId, authorId, signalId })
  await tellFollowers(context, { blogId, authorId, signalId, after: null })
})

async function tellMentioned(context: Context, { blogId, authorId, signalId }: { blogId: string; authorId: string; signalId: number }): Promise<void> {
  const blog = await findPublicText(context.db, blogId)
  if (blog === null) return
  await notify(context, {
    signalId,
    by: authorId,
    kinds: ['mention'],
    people: { mentioned: await peopleToNotify(context, mentionsInMarkup(blog.content), authorId) },
    facts: { title: blog.title, subject: blogId, thread: `blog:${blogId}`, path: blogPath(blog.slug), preview: blog.preview },
    about: blogId,
    holds: async (db) => (await findPublicBlog(db, blogId)) !== null,
  })
}

const commented = listen('notifications.commented', 'comment.written', async (context, signal, signalId) => {
  const { commentId, blogId, blogAuthorId, parentAuthorId, by } = signal
  const blog = await findPublicBlog(context.db, blogId)
  const text = await findCommentText(context.db, commentId)
  if (blog === null || text === null) return
  await notify(context, {
    signalId,
    by,
    kinds: OF_COMMENTS,
    people: { answered: [parentAuthorId], mentioned: await mentionedPeople(context, text, by), author: [blogAuthorId] },
    facts: { blogId, ...blog, commentId, subject: blogId, thread: `blog:${blogId}`, path: commentPath(blogPath(blog.slug), commentId), preview: commentPreview(text) },
    about: commentId,
    holds: async (db) => (await findCommentText(db, commentId)) !== null,
  })
})

const commentChanged = listen('notifications.comment-changed', 'comment.changed', async (context, { commentId }) => {
  const text = await findCommentText(context.db, commentId)
  const by = await findCommentAuthor(context.db, commentId)
  await refreshPreview(context, { about: commentId, by, kinds: OF_COMMENTS }, text === null ? null : commentPreview(text))
})

const commentLiked = listen('notifications.blog-comment-liked', 'comment.liked', async (context, { commentId, blogId, by, isLiked }, signalId) => {
  const kinds = ['commentLike']
  const [blog, text, author] = [await findPublicBlog(context.db, blogId), await findCommentText(context.db, commentId), await findCommentAuthor(context.db, commentId)]
  if (blog === null || text === null || author === null) return
  const holds = async (db: Context['db']) => (await likedAmong(db, by, [commentId])).length > 0
  if (!isLiked) return withdrawNotification(context, { personId: author, kinds, by, about: commentId, holds })
  return notify(context, {
    signalId,
    by,
    kinds,
    people: { liked: [author] },
    facts: { title: blog.title, subject: commentId, thread: `blog:${blogId}`, path: commentPath(blogPath(blog.slug), commentId), preview: commentPreview(text) },
    about: commentId,
    holds,
  })
})

const onBlogRemoved = (context: Context, { blogId }: { blogId: string }) => deleteThreadNotifications(context, `blog:${blogId}`)
const deleted = listen('notifications.blog-deleted', 'blog.deleted', onBlogRemoved)
const unpublished = listen('notifications.blog-unpublished', 'blog.unpublished', onBlogRemoved)

/** Notifies people of events on blogs. The ids of listeners must not change: signals may be queued under them. */
export const blogNotificationListeners: Listener[] = [reacted, published, commented, commentChanged, commentLiked, deleted, unpublished]
