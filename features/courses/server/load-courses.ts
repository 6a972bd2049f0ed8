import { createHash } from 'node:crypto'
import { openContext, type Services } from '#platform/server/context.ts'
import { courseFile, type CourseFileInput } from '../rules/course-file.ts'
import { listFileHashes } from './publication.queries.ts'
import { idOfCourse, publishCourse } from './publish-course.ts'

/** Loads new and changed courses into the database, those of the site unless others are given. Courses that were edited there stay as they are. */
export async function loadCourses(services: Services, given?: readonly CourseFileInput[]): Promise<void> {
  // Only the start needs their texts.
  const files = given ?? (await import('#content/courses/all-courses.ts')).COURSES
  const context = openContext(services)
  const known = await listFileHashes(context.db)
  for (const file of files) {
    const fileHash = createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, 32)
    const before = known.get(file.slug)
    if (before === fileHash || before === null) continue
    await context.inTransaction((context) => publishCourse(context, { id: idOfCourse(file.slug), content: courseFile.parse(file), fileHash, authorId: null }))
  }
}
