import { useQuery } from '#platform/web/data/use-query.ts'
import { learnPath, lessonPath } from '../rules/paths.ts'
import { PracticeLessonQuery } from './practice-lesson-query.ts'

/** The lesson that a problem belongs to in a course that the member takes: the way back to it. */
export function LessonNotice({ slug }: { slug: string }) {
  const lesson = useQuery(PracticeLessonQuery, { problem: slug }).data?.practiceLesson ?? null
  if (lesson === null) return null
  return (
    <nav aria-label="Lesson" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-subtle px-3 py-2 text-sm">
      <a className="workspace-back link wrap-anywhere" href={lessonPath(lesson.courseSlug, lesson.key)}>
        Back to the lesson: {lesson.title}
      </a>
      <a className="text-text-muted wrap-anywhere hover:underline" href={learnPath(lesson.courseSlug)}>
        {lesson.courseTitle}
      </a>
    </nav>
  )
}
