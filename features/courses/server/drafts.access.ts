import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findDraft, type DraftRow } from './drafts.queries.ts'

const notFound = () => new Refusal('NOT_FOUND', { message: 'We couldn’t find that course.' })

/**
 * A course that the viewer may edit: their own, or, for reviewers, one without an author. Null if the id is unknown. Throws NOT_FOUND for
 * someone else's, and NOT_ALLOWED while another reviewer edits a course without an author.
 */
export async function findOwnDraft(context: Context, id: string, options: { lock?: boolean } = {}): Promise<DraftRow | null> {
  const viewer = signedIn(context)
  const row = await findDraft(context.db, id, options)
  if (row === null || isEditor(viewer, row)) return row
  if (row.slug !== null && row.author_id === null && viewer.rights.includes('courses.approve')) {
    if (row.editor_id === null || row.state === 'published') return row
    throw new Refusal('NOT_ALLOWED', { message: 'Someone else is editing this course.' })
  }
  throw notFound()
}

/** The author of a published course, or who started a new one. An id of a foreign course in a draft of one's own gives no access to it. */
const isEditor = ({ id }: { id: string }, { slug, author_id, editor_id }: DraftRow): boolean =>
  slug === null ? editor_id === id : author_id === id || (author_id === null && editor_id === id)

/** A draft that the viewer may edit. Throws NOT_FOUND. */
export async function draftForEditing(context: Context, id: string): Promise<DraftRow> {
  const row = await findOwnDraft(context, id, { lock: true })
  if (row === null) throw notFound()
  return row
}

/** A course as its editor sees it; reviewers also see drafts in review and published courses. Throws NOT_FOUND. */
export async function draftForReading(context: Context, id: string): Promise<DraftRow & { isOwn: boolean }> {
  const viewer = signedIn(context)
  const row = await findDraft(context.db, id)
  if (row === null) throw notFound()
  if (isEditor(viewer, row)) return { ...row, isOwn: true }
  if (!viewer.rights.includes('courses.approve')) throw notFound()
  const isFree = row.slug !== null && row.author_id === null && (row.editor_id === null || row.state === 'published')
  if (row.state === 'review' || isFree) return { ...row, isOwn: isFree }
  if (row.slug === null) throw notFound()
  // What the author has not submitted is no one else's business: reviewers see the published version.
  return { ...row, content: row.published_content, revision: null, state: null, comment: null, saved_at: null, isOwn: false }
}
