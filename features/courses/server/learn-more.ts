import type { Context } from '#platform/server/context.ts'
import { coursePath } from '../rules/paths.ts'
import { listCoursesNamedIn } from './search.queries.ts'

/** Courses that teach skills that a text names. */
export const coursesAbout = async ({ db }: Context, words: string, max: number) =>
  (await listCoursesNamedIn(db, words, max)).map(({ slug, title, topics }) => ({ label: 'Course', title, path: coursePath(slug), topics }))
