import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { durationText } from '../rules/course.ts'
import { lessonPath } from '../rules/paths.ts'
import { CoursesInProgressQuery } from './in-progress-query.ts'

/** Where the member goes on with the course they opened last, other than one that is shown elsewhere; nothing without one. */
export function ContinueLearning({ except }: { except?: string | undefined }) {
  const { data } = useQuery(CoursesInProgressQuery, {})
  const course = data?.coursesInProgress.find(({ slug, nextLesson }) => slug !== except && nextLesson !== null)
  if (course === undefined || course.nextLesson === null) return null
  const { slug, title, finished, lessons, minutesLeft, nextLesson, nextTitle } = course
  return (
    <section aria-labelledby="continue-learning" className="card flex flex-wrap content-start items-center justify-between gap-4 p-5">
      <div className="grid min-w-0 gap-1">
        <h2 id="continue-learning" className="text-sm text-text-muted">
          Continue learning
        </h2>
        <p dir="auto" className="font-medium wrap-anywhere">
          {title}: {nextTitle}
        </p>
        <p className="tabular text-sm text-text-muted">
          {finished} of {lessons} done, {durationText(minutesLeft)} left
        </p>
      </div>
      <ButtonLink to={lessonPath(slug, nextLesson)}>
        Continue
      </ButtonLink>
    </section>
  )
}
