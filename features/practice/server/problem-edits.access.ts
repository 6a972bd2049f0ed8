import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { mayEditProblem } from '../rules/problem-edit-permissions.ts'
import { findEdit, type EditRow } from './problem-edits.queries.ts'

/** Finds a problem that the viewer may edit: its draft, or else its published version. Throws NOT_FOUND. */
export async function editForEditing(context: Context, slug: string): Promise<EditRow> {
  const row = await findEdit(context.db, slug)
  if (row === null || !mayEditProblem(signedIn(context), row)) throw new Refusal('NOT_FOUND')
  return row
}
