import { signedIn, type Context } from '#platform/server/context.ts'
import { deleteCourseFileRow, findCourseFile, isNeeded } from './course-files.queries.ts'
import { fileKey } from './upload-file.ts'

/**
 * Deletes a file of the viewer that they took out of a course. False if a published lesson, a review or another draft needs it: then it goes
 * when none of them does any more. Unknown files and files of other people are ignored.
 */
export async function deleteCourseFile(context: Context, id: string): Promise<boolean> {
  const viewer = signedIn(context)
  const file = await findCourseFile(context.db, id)
  if (file === null || file.owner_id !== viewer.id || (await isNeeded(context.db, file))) return false
  await context.files.delete(fileKey(id, file.type))
  await deleteCourseFileRow(context.db, id)
  return true
}
