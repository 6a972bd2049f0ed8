import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findCourseFile, isShownInLesson, listCourseFiles, type CourseFileRow } from './course-files.queries.ts'
import { draftForReading } from './drafts.access.ts'
import { isValidKey } from './file-links.ts'

const notFound = () => new Refusal('NOT_FOUND', { message: 'We couldn’t find that file.' })

/** A file for anyone who has its address: one that a lesson shows, or one of a draft with the key of a signed link. Throws NOT_FOUND. */
export async function fileForWatching(context: Context, id: string, key: string | undefined): Promise<CourseFileRow & { isPublic: boolean }> {
  const file = await findCourseFile(context.db, id)
  if (file === null) throw notFound()
  if (await isShownInLesson(context.db, id)) return { ...file, isPublic: true }
  if (key === undefined || !(await isValidKey(context, id, key))) throw notFound()
  return { ...file, isPublic: false }
}

/** Those of these files of a course that the viewer may see: their own, and those that a draft they may see refers to. Throws NOT_FOUND for a draft of others. */
export async function filesForDraft(context: Context, { course, ids }: { course: string; ids: readonly string[] }): Promise<CourseFileRow[]> {
  const viewer = signedIn(context)
  const files = await listCourseFiles(context.db, ids)
  // A new draft may not be saved yet.
  if (files.every((file) => file.owner_id === viewer.id)) return files
  const draft = await draftForReading(context, course)
  const text = JSON.stringify(draft.content ?? draft.published_content)
  // A draft gives no access to files of someone else whose ids its editor wrote into it.
  const isTheirs = ({ owner_id }: CourseFileRow) => owner_id !== null && (owner_id === draft.editor_id || owner_id === draft.author_id)
  return files.filter((file) => file.owner_id === viewer.id || (isTheirs(file) && text.includes(file.id)))
}
