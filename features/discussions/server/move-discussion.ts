import type { Context } from '#platform/server/context.ts'
import { moveComments } from './comments.queries.ts'

/** Moves all comments on a subject to another one of the same kind, inside the transaction that merges the two. */
export async function moveDiscussion(context: Context, { kind, from, to }: { kind: string; from: string; to: string }): Promise<void> {
  await moveComments(context.db, { kind, from, to })
}
