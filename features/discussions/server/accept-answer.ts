import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { mayAccept } from '../rules/permissions.ts'
import { findAuthor, saveAccepted } from './comments.queries.ts'
import { findDiscussed, ownerOf } from './discussed.ts'
import { commentForReading } from './discussion.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** For the author of the answer. `discussion.changed`, emitted with it, updates the viewers. */
    'discussion.accepted': { kind: string; subject: string; commentId: string; by: string }
  }
}

/** Makes a direct reply the accepted answer to its question, instead of an earlier one, or takes that back. */
export async function acceptAnswer(context: Context, { id, isAccepted }: { id: string; isAccepted: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'comment.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { kind, subject, parent_id: parentId, depth, accepted_at } = await commentForReading(context, id)
    if (findDiscussed(context, kind)?.hasAnswers !== true) throw new Refusal('NOT_ALLOWED', { message: 'Comments here have no accepted answers.' })
    if (parentId === null || depth !== 1) throw new Refusal('INVALID_INPUT', { message: 'Choose a direct reply to the question.' })
    const askerId = (await findAuthor(context.db, parentId)) ?? ''
    if (!mayAccept(viewer, { askerId, ownerId: await ownerOf(context, { kind, subject }) })) throw new Refusal('NOT_ALLOWED')
    if (isAccepted === (accepted_at !== null)) return
    await saveAccepted(context.db, { id, parentId, at: isAccepted ? context.clock.now() : null })
    await context.emit({ name: 'discussion.changed', kind, subject, commentId: id, by: viewer.id })
    if (isAccepted) await context.emit({ name: 'discussion.accepted', kind, subject, commentId: id, by: viewer.id })
  })
}
