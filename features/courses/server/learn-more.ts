import type { Context } from '#platform/server/context.ts'
import { coursePath } from '../rules/paths.ts'
import { findCourseNamedIn } from './search.queries.ts'

/** A course that teaches a skill that a text names. */
export async function courseAbout({ db }: Context, words: string) {
  const course = await findCourseNamedIn(db, words)
  return course === null ? null : { label: 'Course', title: course.title, path: coursePath(course.slug) }
}
