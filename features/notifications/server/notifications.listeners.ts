import { previewOf } from '#platform/rules/text.ts'
import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { isWithinLimit } from '#platform/server/throttle.ts'
import type { KindName } from '../rules/kinds.ts'
import { mentionsIn } from '../rules/mentions.ts'
import { forgetThread, refreshBetween, refreshComment } from './forget-notifications.ts'
import { takeBackFrom, tellPeople } from './tell-people.ts'
import { findCommentText, findPeopleByUsername, findPublicBlog, follows, likesBlog } from './truth.queries.ts'

const PREVIEW = 120
const OF_COMMENTS = ['reply', 'mention', 'comment'] as const satisfies KindName[]

const followed = listen('notifications.followed', 'person.followed', (context, { by, personId }, signalId) =>
  tellPeople(context, {
    signalId, by, kinds: ['follow'], people: { followed: [personId] }, facts: {}, holds: (db) => follows(db, by, personId),
  }),
)

const unfollowed = listen('notifications.unfollowed', 'person.unfollowed', (context, { by, personId }) =>
  takeBackFrom(context, { personId, kinds: ['follow'], by, holds: (db) => follows(db, by, personId) }),
)

const reacted = listen('notifications.reacted', 'blog.reacted', async (context, { blogId, authorId, by, after }, signalId) => {
  const holds = (db: Context['db']) => likesBlog(db, blogId, by)
  const blog = after === 'like' ? await findPublicBlog(context.db, blogId) : null
  if (blog === null) return takeBackFrom(context, { personId: authorId, kinds: ['like'], by, about: blogId, holds })
  return tellPeople(context, {
    signalId, by, kinds: ['like'], people: { author: [authorId] }, facts: { blogId, ...blog }, about: blogId, holds,
  })
})

const commented = listen('notifications.commented', 'comment.written', async (context, signal, signalId) => {
  const { commentId, blogId, blogAuthorId, parentAuthorId, by } = signal
  const blog = await findPublicBlog(context.db, blogId)
  const text = await findCommentText(context.db, commentId)
  if (blog === null || text === null) return
  await tellPeople(context, {
    signalId,
    by,
    kinds: OF_COMMENTS,
    people: { answered: [parentAuthorId], mentioned: await calledIn(context, text, by), author: [blogAuthorId] },
    facts: { blogId, ...blog, commentId, preview: previewFor(text) },
    about: commentId,
    holds: async (db) => (await findCommentText(db, commentId)) !== null,
  })
})

const previewFor = (text: string) => previewOf(text.replace(/\s+/g, ' '), PREVIEW)

/** The people whom a text calls; nobody any more once its writer has called too many. */
async function calledIn(context: Context, text: string, by: string): Promise<string[]> {
  const names = mentionsIn(text)
  if (names.length === 0 || !(await isWithinLimit(context, 'mention.person', by))) return []
  return findPeopleByUsername(context.db, names)
}

const commentChanged = listen('notifications.comment-changed', 'comment.changed', async (context, { commentId }) => {
  const text = await findCommentText(context.db, commentId)
  await refreshComment(context, commentId, text === null ? null : previewFor(text), OF_COMMENTS)
})

const apart = (context: Context, { by, personId }: { by: string; personId: string }) => refreshBetween(context, by, personId)
const blocked = listen('notifications.blocked', 'person.blocked', apart)
const unblocked = listen('notifications.unblocked', 'person.unblocked', apart)

const blogGone = (context: Context, { blogId }: { blogId: string }) => forgetThread(context, `blog:${blogId}`)
const deleted = listen('notifications.blog-deleted', 'blog.deleted', blogGone)
const unpublished = listen('notifications.blog-unpublished', 'blog.unpublished', blogGone)

const roleDecided = listen('notifications.role-decided', 'role.decided', (context, { personId, role, granted }, signalId) =>
  tellPeople(context, {
    signalId, by: null, kinds: ['role'], people: { holder: [personId] },
    facts: { role, granted: granted ? 'yes' : 'no' }, about: String(signalId), holds: async () => true,
  }),
)

/** What notifications hear of: one line for each signal. What people are told of it stands in the table of kinds. */
export const notificationListeners: Listener[] = [
  followed, unfollowed, reacted, commented, commentChanged, deleted, unpublished, roleDecided, blocked, unblocked,
]
