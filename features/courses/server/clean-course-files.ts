import type { Context } from '#platform/server/context.ts'
import { deleteCourseFileRow, listFilesToDelete, markUnused } from './course-files.queries.ts'
import { fileKey, UPLOAD_MS } from './upload-file.ts'

/** Undo, another window or an offline device may still refer to a file. */
const UNUSED_DAYS = 7
const MAX_AT_ONCE = 200

/** Deletes files that have been unreferenced for a week, those of deleted accounts immediately, and uploads interrupted by crashes. */
export async function cleanCourseFiles(context: Context): Promise<void> {
  const now = context.clock.now()
  await markUnused(context.db, now)
  const files = await listFilesToDelete(context.db, { unusedBefore: new Date(now.getTime() - UNUSED_DAYS * 86_400_000), cutBefore: new Date(now.getTime() - UPLOAD_MS), max: MAX_AT_ONCE })
  for (const { id, type } of files) {
    await context.files.delete(fileKey(id, type))
    await deleteCourseFileRow(context.db, id)
  }
}
