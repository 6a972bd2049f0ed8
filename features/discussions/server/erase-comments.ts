import type { Context } from '#platform/server/context.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'
import { deleteComments, reparentReplies } from './erase-comments.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The comments of a person were erased from these discussions. */
    'discussions.erased': { discussions: SubjectRef[] }
  }
}

/** Erases the comments of a person who deletes their account, inside that transaction. Replies of other people stay. */
export async function eraseComments(context: Context, personId: string): Promise<void> {
  await reparentReplies(context.db, personId)
  await context.emit({ name: 'discussions.erased', discussions: await deleteComments(context.db, personId) })
}
