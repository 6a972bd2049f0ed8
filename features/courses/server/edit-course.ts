import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { DraftInput } from '../rules/authoring-inputs.ts'
import { fileOfDraft, readDraft } from '../rules/course-draft.ts'
import { MAX_COURSE_BYTES, MAX_OWN_COURSES, OUTDATED_DRAFT, TOO_LARGE_COURSE } from '../rules/draft-states.ts'
import { draftForEditing, findOwnDraft } from './drafts.access.ts'
import { countDrafts, deleteDraft, findSameDraft, saveDraft, saveDraftState } from './drafts.queries.ts'

export const IN_REVIEW = 'This course is in review. Withdraw it to edit it.'

/** Saves the draft of a course; it may be incomplete. Throws OUTDATED_EDIT if another window saved it meanwhile. */
export async function saveCourseDraft(context: Context, { id, revision, content }: DraftInput): Promise<{ revision: number; savedAt: Date }> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.edit', viewer.id)
  const draft = { id, revision, content: fileOfDraft(readDraft(parsed(content))), editorId: viewer.id, at: context.clock.now() }
  return context.inTransaction(async (context) => {
    const known = await findOwnDraft(context, id)
    if (known === null && revision > 0) throw new Refusal('NOT_FOUND', { message: 'This course was deleted in another window.' })
    if ((known === null || known.editor_id === null) && (await countDrafts(context.db, viewer.id)) >= MAX_OWN_COURSES) {
      throw new Refusal('NOT_ALLOWED', { message: `You can have up to ${MAX_OWN_COURSES} drafts. Delete one first.` })
    }
    const saved = (await saveDraft(context.db, draft)) ?? (await findSameDraft(context.db, draft))
    if (saved === null) throw known?.state === 'review' ? new Refusal('NOT_ALLOWED', { message: IN_REVIEW }) : new Refusal('OUTDATED_EDIT', { message: OUTDATED_DRAFT })
    return { revision: saved, savedAt: draft.at }
  })
}

/** The content of a request. Throws TOO_LARGE and INVALID_INPUT. */
function parsed(content: string): unknown {
  if (Buffer.byteLength(content) > MAX_COURSE_BYTES) throw new Refusal('TOO_LARGE', { message: TOO_LARGE_COURSE })
  try {
    return JSON.parse(content) as unknown
  } catch {
    throw new Refusal('INVALID_INPUT', { message: 'This isn’t a course.' })
  }
}

/** Deletes a draft; of a published course only the changes, so that the published version is edited next. */
export async function discardCourseDraft(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const { state, published_content } = await draftForEditing(context, id)
    if (state === 'review') throw new Refusal('NOT_ALLOWED', { message: IN_REVIEW })
    if (published_content === null) return deleteDraft(context.db, id)
    if (state !== null) await saveDraftState(context.db, { id, state: 'published', content: published_content, comment: '' })
  })
}
