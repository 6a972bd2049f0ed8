import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findDraft, findPublishedText, type DraftRow } from './drafts.queries.ts'

/** Returns the author's draft to edit, or the published text if there is no newer draft. */
export async function openDraft(context: Context, id: string): Promise<DraftRow> {
  const viewer = signedIn(context)
  const draft = await findDraft(context.db, id, viewer.id)
  if (draft !== null) return draft
  const published = await findPublishedText(context.db, id, viewer.id)
  if (published === null) throw new Refusal('NOT_FOUND')
  return { ...published, author_id: viewer.id, revision: 0, published_revision: 0, saved_at: published.updated_at }
}
