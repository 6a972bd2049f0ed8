import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findCourseFigures, listLessonFigures, type CourseFiguresRow, type LessonFiguresRow } from './course-statistics.queries.ts'

const RECENT_DAYS = 30

export interface CourseStatistics extends CourseFiguresRow {
  lessons: LessonFiguresRow[]
}

/** How learners do in a published course, for its author and for those who approve courses. Numbers only, no names. Throws NOT_FOUND. */
export async function readCourseStatistics(context: Context, id: string): Promise<CourseStatistics> {
  const viewer = signedIn(context)
  const since = new Date(context.clock.now().getTime() - RECENT_DAYS * 24 * 3600 * 1000)
  const figures = await findCourseFigures(context.db, id, since)
  if (figures === null || (figures.author_id !== viewer.id && !viewer.rights.includes('courses.approve'))) {
    throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that course, or it isn’t published yet.' })
  }
  return { ...figures, lessons: await listLessonFigures(context.db, id) }
}
