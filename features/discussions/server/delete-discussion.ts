import type { Context } from '#platform/server/context.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'
import { deleteSubjectComments } from './erase-comments.queries.ts'

/** Deletes all comments on a subject with the reports about them, inside the transaction that deletes the subject. */
export async function deleteDiscussion(context: Context, subject: SubjectRef): Promise<void> {
  await deleteSubjectComments(context.db, subject)
}
