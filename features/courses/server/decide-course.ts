import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Decided } from '#features/administration/server/public.ts'
import { courseFile } from '../rules/course-file.ts'
import { findDraft, findSlugOwner, saveDraftState } from './drafts.queries.ts'
import { publishCourse } from './publish-course.ts'
import { isRepeated } from './repeated-action.queries.ts'
import { isCourse, listLessonIds, saveArchived } from './review.queries.ts'
import { TAKEN_SLUG } from './submit-course.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'course.decided': { courseId: string; personId: string; isApproved: boolean; comment: string; by?: string | undefined }
    'course.archived': { courseId: string; reason: string }
    'course.restored': { courseId: string }
  }
}

/** Publishes a course that is in review as its next version, or sends it back with a comment. Throws OUTDATED_EDIT if that is decided already. */
export async function decideCourse(context: Context, { id, revision, decision, comment }: Decided): Promise<void> {
  await context.inTransaction(async (context) => {
    const draft = await findDraft(context.db, id, { lock: true })
    if (draft === null || draft.editor_id === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that course.' })
    if (draft.state !== 'review' || draft.revision !== revision) {
      throw new Refusal('OUTDATED_EDIT', { message: 'Another admin has already decided this, or the author has taken it back.' })
    }
    const content = courseFile.parse(draft.content)
    const isApproved = decision === 'approve'
    if (isApproved) {
      if (draft.slug === null && (await findSlugOwner(context.db, content.slug, id)) !== null) throw new Refusal('ALREADY_TAKEN', { message: TAKEN_SLUG })
      await publishCourse(context, { id, content, fileHash: null, authorId: draft.editor_id })
    }
    await saveDraftState(context.db, { id, state: isApproved ? 'published' : 'returned', content, comment })
    await recordAudit(context, { action: isApproved ? 'course.approved' : 'course.returned', targetId: id, targetName: content.title, reason: comment })
    await context.emit({ name: 'course.decided', courseId: id, personId: draft.editor_id, isApproved, comment, by: context.viewer?.id })
  })
}

/**
 * Closes a published course for new learners, or opens it again. Throws OUTDATED_EDIT if it is so already, unless the viewer did it with the same reason:
 * then only the answer was lost.
 */
export async function archiveCourse(context: Context, { id, reason, isArchived }: { id: string; reason: string; isArchived: boolean }): Promise<void> {
  const action = isArchived ? 'course.archived' : 'course.restored'
  await context.inTransaction(async (context) => {
    const course = await saveArchived(context.db, id, isArchived)
    if (course === null && !(await isCourse(context.db, id))) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that course.' })
    if (course === null && (await isRepeated(context.db, { actorId: context.viewer?.id, action, id, reason }))) return
    if (course === null) throw new Refusal('OUTDATED_EDIT', { message: `This course is already ${isArchived ? 'archived' : 'restored'}.` })
    await recordAudit(context, { action, targetId: id, targetName: course.title, reason })
    await context.emit({ name: 'course.changed', courseId: id, lessonIds: await listLessonIds(context.db, id) })
    await context.emit(isArchived ? { name: 'course.archived', courseId: id, reason } : { name: 'course.restored', courseId: id })
  })
}
