import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { ignoresBlocks, mayDelete, mayEdit } from '../rules/permissions.ts'
import { findComment, isSuspended, type StoredComment } from './comments.queries.ts'
import { closedBecause } from './discussed.ts'

const NOBODY: ReadonlySet<string> = new Set()

/** The people whose comments are hidden from the viewer because one of the two blocked the other. */
export const blockedAuthorIds = (context: Context): Promise<ReadonlySet<string>> => (ignoresBlocks(context.viewer) ? Promise.resolve(NOBODY) : blockedPersonIds(context))

/** The only way to load a comment for a use case. Throws NOT_FOUND for one that the viewer may not read. */
export async function commentForReading(context: Context, id: string): Promise<StoredComment> {
  const comment = await findComment(context.db, id)
  if (comment === null || (await closedBecause(context, comment)) !== null) throw new Refusal('NOT_FOUND')
  if ((await blockedAuthorIds(context)).has(comment.author_id) || (await isSuspended(context.db, comment.author_id))) throw new Refusal('NOT_FOUND')
  return comment
}

export async function commentForEditing(context: Context, id: string): Promise<StoredComment> {
  const comment = await commentForReading(context, id)
  if (!mayEdit(context.viewer, comment)) throw new Refusal('NOT_ALLOWED')
  return comment
}

export async function commentForDeleting(context: Context, id: string): Promise<StoredComment> {
  const comment = await commentForReading(context, id)
  if (!mayDelete(context.viewer, comment)) throw new Refusal('NOT_ALLOWED')
  return comment
}
