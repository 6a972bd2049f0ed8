import type { ReactNode } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowRightIcon } from '#platform/web/ui/icons.ts'
import { nextOpen } from '#features/practice/rules/next-open.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { coursePath, lessonPath } from '../rules/paths.ts'
import { PracticeLessonQuery } from './practice-lesson-query.ts'

/** What follows an accepted solution in a course: the next problem of the lesson, else the next lesson, else the end of the course. */
export function LessonSolved({ slug, usual, help }: { slug: string; usual: ReactNode; help: ReactNode }) {
  const lesson = useQuery(PracticeLessonQuery, { problem: slug }).data?.practiceLesson ?? null
  if (lesson === null) return usual
  const { title, courseSlug, courseTitle, problems, next } = lesson
  const open = nextOpen(problems, slug)
  const step =
    open !== undefined ? { to: problemPath(open.slug), label: 'Next problem', hint: `Next in the lesson “${title}”: ${open.title}` }
    : next !== null ? { to: lessonPath(courseSlug, next.key), label: 'Next lesson', hint: `The lesson “${title}” is done. Next: ${next.title}` }
    : { to: coursePath(courseSlug), label: 'Back to the course', hint: `The lesson “${title}” is done. It is the last one of “${courseTitle}”.` }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink variant="primary" icon={arrowRightIcon} to={step.to}>
          {step.label}
        </ButtonLink>
        {help}
      </div>
      <p className="text-sm text-text-muted wrap-anywhere">{step.hint}</p>
    </>
  )
}
