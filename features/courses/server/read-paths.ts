import { LEARNING_PATHS, type LearningPath } from '#content/courses/learning-paths.ts'
import type { Context } from '#platform/server/context.ts'
import { findCourses, type CourseRow } from './courses.queries.ts'

/** A learning path with its courses; a course that is not published is left out. */
export interface PathWithCourses extends Omit<LearningPath, 'steps'> {
  steps: { course: CourseRow; after: readonly string[] }[]
}

/** A learning path; null for an unknown one. */
export async function readLearningPath({ database }: Context, slug: string): Promise<PathWithCourses | null> {
  const path = LEARNING_PATHS.find((one) => one.slug === slug)
  if (path === undefined) return null
  const courses = new Map((await findCourses(database, path.steps.map(({ course }) => course))).map((row) => [row.slug, row]))
  return { ...path, steps: path.steps.flatMap(({ course, after }) => (courses.has(course) ? [{ course: courses.get(course)!, after }] : [])) }
}

export const readLearningPaths = (): readonly LearningPath[] => LEARNING_PATHS
