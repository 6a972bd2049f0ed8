import type { IndexedKind } from '#features/search/server/public.ts'
import { coursePath, lessonPath } from '../rules/paths.ts'
import { listPublishedIds, listPublishedLessonIds, loadSearchedCourses, loadSearchedLessons, publishedAmong, publishedLessonsAmong } from './search.queries.ts'

/** Courses in the search: by title, summary, skills and what they teach. */
export const courseSearch: IndexedKind = {
  label: 'Courses',
  single: 'Course',
  linkLabel: 'Course',
  position: 1.5,
  changedBy: { 'course.changed': ({ courseId }) => [courseId], 'course.enrolled': ({ courseId }) => [courseId] },
  load: async ({ db }, ids) =>
    (await loadSearchedCourses(db, ids)).map((course) => ({
      id: course.id,
      title: course.title,
      text: [course.summary, ...course.outcomes].join(' '),
      keywords: [...course.skills, course.level].join(' '),
      path: coursePath(course.slug),
      readers: 'everybody',
      popularity: course.enrolled_count,
      changedAt: null,
    })),
  listIds: ({ db }, after, limit) => listPublishedIds(db, after, limit),
  existing: ({ db }, ids) => publishedAmong(db, ids),
}

/** Lessons in the search: by title and text. Questions of quizzes are not indexed. */
export const lessonSearch: IndexedKind = {
  label: 'Lessons',
  single: 'Lesson',
  linkLabel: 'Lesson',
  position: 2.5,
  changedBy: { 'course.changed': ({ lessonIds }) => lessonIds },
  load: async ({ db }, ids) => {
    const { searchTextOf } = await import('#platform/server/rich-text/plain-text.ts')
    return (await loadSearchedLessons(db, ids)).map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      text: searchTextOf(lesson.html),
      keywords: lesson.course_title,
      path: lessonPath(lesson.slug, lesson.key),
      readers: 'everybody',
      popularity: 0,
      changedAt: null,
    }))
  },
  listIds: ({ db }, after, limit) => listPublishedLessonIds(db, after, limit),
  existing: ({ db }, ids) => publishedLessonsAmong(db, ids),
}
