import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { checkContent } from '#features/trust/server/public.ts'
import { placeOfReply } from '../rules/comments.ts'
import type { NewComment, SubjectRef } from '../rules/discussion-inputs.ts'
import { findAuthor, insertComment, saveDeleted, saveRestored, saveText } from './comments.queries.ts'
import { closedBecause, findDiscussed } from './discussed.ts'
import { commentForDeleting, commentForEditing, commentForReading } from './discussion.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'discussion.commented': SubjectRef & { commentId: string; parentAuthorId: string | null; by: string }
    'discussion.changed': SubjectRef & { commentId: string; by: string }
  }
}

/** Adds a comment or a reply to a discussion that is open to the viewer. The same comment sent twice is stored once. */
export async function addToDiscussion(context: Context, input: NewComment): Promise<string> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'comment.person', viewer.id)
  await checkContent(context, input.text, 'text')
  const { kind, subject } = input
  return context.inTransaction(async (context) => {
    const closed = await closedBecause(context, input)
    if (closed !== null) throw new Refusal('NOT_ALLOWED', { message: closed })
    if (input.second !== null && findDiscussed(context, kind)?.isTimed !== true) throw new Refusal('INVALID_INPUT', { message: 'Only comments on videos can have a time.' })
    const parent = input.parentId === null ? null : await parentOf(context, input.parentId, input)
    const isNew = await insertComment(context.db, { ...input, ...placeOfReply(parent), authorId: viewer.id, at: context.clock.now() })
    if (!isNew) {
      await use.refund()
      if ((await findAuthor(context.db, input.id)) !== viewer.id) throw new Refusal('ALREADY_TAKEN')
      return input.id
    }
    await context.emit({ name: 'discussion.commented', kind, subject, commentId: input.id, parentAuthorId: parent?.author_id ?? null, by: viewer.id })
    return input.id
  })
}

async function parentOf(context: Context, parentId: string, { kind, subject }: SubjectRef) {
  const parent = await commentForReading(context, parentId)
  if (parent.kind !== kind || parent.subject !== subject) throw new Refusal('NOT_FOUND')
  return parent
}

/** Changes the text of the author's comment, which is marked as edited from then on. */
export async function editInDiscussion(context: Context, { id, text }: { id: string; text: string }): Promise<void> {
  const viewer = signedIn(context)
  await checkContent(context, text, 'text')
  await context.inTransaction(async (context) => {
    const { kind, subject } = await commentForEditing(context, id)
    await saveText(context.db, id, text, context.clock.now())
    await context.emit({ name: 'discussion.changed', kind, subject, commentId: id, by: viewer.id })
  })
}

/** Deletes a comment, by its author or a moderator. Its replies stay. */
export async function deleteFromDiscussion(context: Context, id: string): Promise<void> {
  await deleteComment(context, await commentForDeleting(context, id))
}

/** Deletes a comment without a check of access. */
export async function deleteComment(context: Context, { id, kind, subject }: SubjectRef & { id: string }): Promise<void> {
  const by = signedIn(context).id
  await context.inTransaction(async (context) => {
    await saveDeleted(context.db, id, context.clock.now())
    await context.emit({ name: 'discussion.changed', kind, subject, commentId: id, by })
  })
}

/** Restores a comment that a moderator removed, with its text. False if it is not there any more. */
export async function restoreComment(context: Context, { id, text }: { id: string; text: string }): Promise<boolean> {
  const by = signedIn(context).id
  return context.inTransaction(async (context) => {
    const place = await saveRestored(context.db, id, text)
    if (place === null) return false
    await context.emit({ name: 'discussion.changed', ...place, commentId: id, by })
    return true
  })
}
