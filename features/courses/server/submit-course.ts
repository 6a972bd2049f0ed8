import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { problemCards } from '#features/practice/server/public.ts'
import { contentOfDraft, fileOfDraft, readDraft, withLastingKeys } from '../rules/course-draft.ts'
import { courseFaults } from '../rules/course-faults.ts'
import { courseFile, type CourseFile } from '../rules/course-file.ts'
import { OUTDATED_DRAFT } from '../rules/draft-states.ts'
import { fileFaults } from './file-faults.ts'
import { draftForEditing } from './drafts.access.ts'
import { findSlugOwner, saveDraftState, type DraftRow } from './drafts.queries.ts'
import { IN_REVIEW } from './edit-course.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'course.submitted': { courseId: string; personId: string }
  }
}

/** Submits a draft for review. Throws INVALID_INPUT with a sentence for each fault, by its path in the file. Returns the new revision. */
export async function submitCourse(context: Context, { id, revision }: { id: string; revision: number }): Promise<number> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.submit', viewer.id)
  return context.inTransaction(async (context) => {
    const draft = await draftForEditing(context, id)
    // The answer to the same submission was lost.
    if (draft.state === 'review' && draft.revision === revision + 1) return draft.revision
    if (draft.state === 'review') throw new Refusal('NOT_ALLOWED', { message: IN_REVIEW })
    // A published course without a draft is opened at revision 0.
    if ((draft.revision ?? 0) !== revision) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED_DRAFT })
    if (draft.course_state === 'archived') throw new Refusal('NOT_ALLOWED', { message: 'This course is archived. An admin can restore it.' })
    const content = await publishable(context, draft)
    const submitted = await saveDraftState(context.db, { id, state: 'review', content, comment: draft.state === 'returned' ? (draft.comment ?? '') : '', submittedAt: context.clock.now() })
    await context.emit({ name: 'course.submitted', courseId: id, personId: viewer.id })
    return submitted
  })
}

/** The content of a draft that could be published. Throws a refusal with all faults. */
async function publishable(context: Context, draft: DraftRow): Promise<CourseFile> {
  const file = fileOfDraft(withLastingKeys(readDraft(draft.content ?? draft.published_content)))
  const faults = Object.fromEntries(courseFaults(file).map(({ path, message }) => [path, message]))
  const fields = Object.keys(faults).length > 0 ? faults : { ...(await slugFaults(context, draft, file.slug)), ...(await problemFaults(context, courseFile.parse(file))), ...(await fileFaults(context, draft, courseFile.parse(file))) }
  const sentences = Object.values(fields)
  if (sentences.length > 0) {
    const message = sentences.length === 1 ? sentences[0]! : `There are ${sentences.length} things to fix before this course can be reviewed.`
    throw new Refusal('INVALID_INPUT', { message, fields })
  }
  const content = courseFile.parse(file)
  if (!hasChanges(draft)) {
    throw new Refusal('INVALID_INPUT', { message: 'There are no changes to review: this is the published version.' })
  }
  return content
}

/** Whether a draft differs from the published version of its course; a course that was never published does. */
export const hasChanges = ({ content, published_content }: Pick<DraftRow, 'content' | 'published_content'>): boolean =>
  published_content === null || (content !== null && contentOfDraft(readDraft(content)) !== contentOfDraft(readDraft(published_content)))

export const TAKEN_SLUG = 'Another course has this address. Choose another one.'

async function slugFaults(context: Context, { id, slug: published }: DraftRow, slug: string): Promise<Record<string, string>> {
  if (published !== null) return slug === published ? {} : { slug: `The address of a published course stays: ${published}.` }
  return (await findSlugOwner(context.db, slug, id)) === null ? {} : { slug: TAKEN_SLUG }
}

async function problemFaults(context: Context, { topics }: CourseFile): Promise<Record<string, string>> {
  const lessons = topics.flatMap((topic, at) => topic.lessons.map((lesson, place) => ({ path: `topics.${at}.lessons.${place}.problems`, problems: lesson.kind === 'practice' ? lesson.problems : [] })))
  const known = new Set((await problemCards(context, lessons.flatMap(({ problems }) => problems))).map(({ asked }) => asked))
  return Object.fromEntries(
    lessons.flatMap(({ path, problems }) => {
      const missing = problems.filter((slug) => !known.has(slug))
      return missing.length === 0 ? [] : [[path, `The bank has no problem “${missing.join('”, “')}”.`]]
    }),
  )
}

/**
 * Takes a course back from review to edit it again. One that a reviewer sent back before keeps what they asked for. A course that can be edited already
 * stays as it is. Throws OUTDATED_EDIT for one that was published meanwhile.
 */
export async function withdrawCourse(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const { state, content, comment } = await draftForEditing(context, id)
    if (state === 'draft' || state === 'returned') return
    if (state !== 'review') throw new Refusal('OUTDATED_EDIT', { message: 'An admin has already decided about this course.' })
    await saveDraftState(context.db, { id, state: comment === '' ? 'draft' : 'returned', content, comment: comment ?? '' })
  })
}
