import type { Context } from '#platform/server/context.ts'
import { coursesTeaching, type TeachingCourse } from '#features/courses/server/public.ts'
import { problemsOn, type ProblemCardRow } from '#features/practice/server/public.ts'

/** A required skill with the courses and problems that cover it. */
export interface SkillGap {
  skill: string
  courses: TeachingCourse[]
  problems: ProblemCardRow[]
}

const SHOWN = 3

/** Courses (with the lesson to start with) and problems that cover each of these skills. */
export async function readGaps(context: Context, skills: readonly string[]): Promise<SkillGap[]> {
  const [courses, problems] = await Promise.all([coursesTeaching(context, skills, SHOWN), problemsOn(context, skills, SHOWN)])
  return skills.map((skill) => ({ skill, courses: courses.get(skill) ?? [], problems: problems.get(skill) ?? [] }))
}
