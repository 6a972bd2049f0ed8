import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { deleteThreadNotifications, notify, refreshPreview, withdrawNotification } from '#features/notifications/server/public.ts'
import { commentPath } from '../rules/comments.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'
import { findAuthor, findComment } from './comments.queries.ts'
import { likedAmong } from './comment-likes.queries.ts'
import { findDiscussed, findSubjects, keyOf } from './discussed.ts'
import { commentPreview, mentionedPeople } from './mentions.ts'

/** The kinds of notifications about a comment, the first one that fits a person counts. */
const KINDS = ['reply', 'mention', 'discussion']
const ACCEPTED = ['answer']
const LIKED = ['commentLike']

/** Those of these people who may read a discussion: no one else gets a part of its text. */
async function readersAmong(context: Context, { kind, subject }: SubjectRef, personIds: readonly (string | null)[]): Promise<string[]> {
  const people = personIds.filter((id) => id !== null)
  const discussed = findDiscussed(context, kind)
  return people.length === 0 || discussed?.readersAmong === undefined ? people : discussed.readersAmong(context, subject, people)
}

const notifyOfComment = listen('notifications.discussed', 'discussion.commented', async (context, signal, signalId) => {
  const { commentId, parentAuthorId, by, kind, subject } = signal
  const comment = await findComment(context.db, commentId)
  const about = (await findSubjects(context, [signal])).get(keyOf(signal))
  if (comment === null || about === undefined || !about.isPublished) return
  const readers = (ids: readonly (string | null)[]) => readersAmong(context, { kind, subject }, ids)
  await notify(context, {
    signalId,
    by,
    kinds: KINDS,
    people: { answered: await readers([parentAuthorId]), mentioned: await readers(await mentionedPeople(context, comment.text, by)), author: await readers([about.ownerId]) },
    facts: { subject: keyOf(signal), thread: keyOf(signal), title: about.title, path: commentPath(about.path, commentId), preview: commentPreview(comment.text) },
    about: commentId,
    holds: async (db) => (await findComment(db, commentId)) !== null,
  })
})

const notifyOfAccepted = listen('notifications.answer-accepted', 'discussion.accepted', async (context, signal, signalId) => {
  const { commentId, by, kind, subject } = signal
  const comment = await findComment(context.db, commentId)
  const about = (await findSubjects(context, [signal])).get(keyOf(signal))
  if (comment === null || about === undefined || !about.isPublished) return
  await notify(context, {
    signalId,
    by,
    kinds: ACCEPTED,
    people: { answerer: await readersAmong(context, { kind, subject }, [comment.author_id]) },
    facts: { subject: keyOf(signal), thread: keyOf(signal), title: about.title, path: commentPath(about.path, commentId), preview: commentPreview(comment.text) },
    about: commentId,
    holds: async (db) => (await findComment(db, commentId))?.accepted_at instanceof Date,
  })
})

const notifyOfLike = listen('notifications.comment-liked', 'discussion.liked', async (context, signal, signalId) => {
  const { commentId, by, isLiked, kind, subject } = signal
  const comment = await findComment(context.db, commentId)
  const about = (await findSubjects(context, [signal])).get(keyOf(signal))
  if (comment === null || about === undefined || !about.isPublished) return
  const holds = async (db: Context['db']) => (await likedAmong(db, by, [commentId])).length > 0
  const [reader] = await readersAmong(context, { kind, subject }, [comment.author_id])
  if (reader === undefined) return
  if (!isLiked) return withdrawNotification(context, { personId: reader, kinds: LIKED, by, about: commentId, holds })
  await notify(context, {
    signalId,
    by,
    kinds: LIKED,
    people: { liked: [reader] },
    facts: { subject: commentId, thread: keyOf(signal), title: about.title, path: commentPath(about.path, commentId), preview: commentPreview(comment.text) },
    about: commentId,
    holds,
  })
})

const refreshNotifications = listen('notifications.discussion-changed', 'discussion.changed', async (context, { commentId }) => {
  const comment = await findComment(context.db, commentId)
  const by = await findAuthor(context.db, commentId)
  const preview = comment === null ? null : commentPreview(comment.text)
  await refreshPreview(context, { about: commentId, by, kinds: KINDS }, preview)
})

const recordComment = listen('activity.note-discussion', 'discussion.commented', async (context, { commentId, kind, by }) => {
  const comment = await findComment(context.db, commentId)
  const activity = findDiscussed(context, kind)?.activity
  if (comment !== null && activity !== undefined) await recordActivity(context, { personId: by, kind: activity, subjectId: commentId, at: comment.written_at })
})

/** Deletes the notifications about a discussion whose subject is no longer published. */
export const withdrawNotifications = (context: Context, subject: SubjectRef): Promise<void> => deleteThreadNotifications(context, keyOf(subject))

/** The ids of listeners must not change: signals may be queued under them. */
export const discussionListeners: Listener[] = [notifyOfComment, notifyOfAccepted, notifyOfLike, refreshNotifications, recordComment]
