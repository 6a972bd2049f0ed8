import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import type { CourseListInput } from '../rules/course-inputs.ts'
import { countCourses, findCourse, findLesson, listCourses, listSkills, type CourseRow, type LessonRow } from './courses.queries.ts'

export interface CourseResults {
  items: CourseRow[]
  total: number
  page: number
  pages: number
}

/** One page of published courses. */
export async function readCourses({ db }: Context, { page, first, ...question }: CourseListInput): Promise<CourseResults> {
  const [items, total] = await Promise.all([listCourses(db, { ...question, max: first, offset: (page - 1) * first }), countCourses(db, question)])
  return { items, total, page, pages: Math.ceil(total / first) }
}

const MAX_SKILLS_SHOWN = 30

export const readSkills = ({ db }: Context): Promise<string[]> => listSkills(db, MAX_SKILLS_SHOWN)

/** A course that everyone may see: published, or archived, which those who take it may finish. */
export const readCourse = ({ database }: Context, slug: string): Promise<CourseRow | null> => findCourse(database, slug)

export interface CourseAndLesson {
  course: CourseRow
  lesson: LessonRow
}

/** A lesson with its course; null if there is none. A removed lesson is there for those who have its address. */
export async function readLesson(context: Context, { course: slug, lesson: key }: { course: string; lesson: string }): Promise<CourseAndLesson | null> {
  const course = await readCourse(context, slug)
  const lesson = course === null ? null : await findLesson(context.database, course.id, key)
  return course === null || lesson === null ? null : { course, lesson }
}

/** A course that learners can work in. Throws NOT_FOUND. */
export async function courseForLearning(context: Context, slug: string): Promise<CourseRow> {
  const course = await readCourse(context, slug)
  if (course === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that course.' })
  return course
}

/** A lesson that learners can work in. Throws NOT_FOUND, also for one that was removed. */
export async function lessonForLearning(context: Context, input: { course: string; lesson: string }): Promise<CourseAndLesson> {
  const found = await readLesson(context, input)
  if (found === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that lesson.' })
  if (found.lesson.removed_at !== null) throw new Refusal('NOT_FOUND', { message: 'This lesson is no longer part of the course. You don’t need it to finish the course.' })
  return found
}
