import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { durationText, LEVEL_LABELS } from '../rules/course.ts'
import { openBefore, rowsOf } from '../rules/learning-path.ts'
import { coursePath, learningPathPath, learnPath } from '../rules/paths.ts'
import { LEVEL_TONES } from './CourseCard.tsx'
import { useEnrollments, type Enrollment } from './enrollments.ts'
import './courses.css'

const LearningPathQuery = graphql(`
  query LearningPath($slug: String!) {
    learningPath(slug: $slug) { slug title summary steps { after course { id slug title summary level lessonCount minutes } } }
  }
`)

type Path = NonNullable<ResultOf<typeof LearningPathQuery>['learningPath']>
type Step = Path['steps'][number]

/** A learning path as a map from top to bottom, with where the learner stands (requirement K-12). */
function LearningPathPage({ path: { title, summary, steps } }: { path: Path }) {
  const enrollments = useEnrollments() ?? []
  const finished = new Set(enrollments.filter(({ finishedAt }) => finishedAt !== null).map(({ slug }) => slug))
  const rows = rowsOf(steps.map((step) => ({ ...step, data: step.course, course: step.course.slug })))
  const titleOf = (slug: string) => steps.find(({ course }) => course.slug === slug)?.course.title ?? slug
  const doneCount = steps.filter(({ course }) => finished.has(course.slug)).length
  return (
    <Page title={title} sentence={summary}>
      <p className="tabular text-sm text-text-muted">
        {doneCount} of {steps.length} courses finished. You can start any course; the order is a recommendation.
      </p>
      <ol className="path-map">
        {rows.map((row) => (
          <li key={row[0]!.course} className="path-row">
            {row.map((step) => (
              <Stop
                key={step.course}
                course={step.data}
                enrollment={enrollments.find(({ slug }) => slug === step.course) ?? null}
                isFinished={finished.has(step.course)}
                before={openBefore(step, finished).map(titleOf)}
              />
            ))}
          </li>
        ))}
      </ol>
    </Page>
  )
}

interface StopProps {
  course: Step['course']
  /** Null: not started. */
  enrollment: Enrollment | null
  isFinished: boolean
  /** The titles of recommended courses that are not finished. */
  before: readonly string[]
}

function Stop({ course: { slug, title, summary, level, lessonCount, minutes }, enrollment, isFinished, before }: StopProps) {
  return (
    <article className="card path-stop" data-state={isFinished ? 'finished' : enrollment !== null ? 'started' : undefined}>
      <div className="flex items-start justify-between gap-3">
        <h2 dir="auto" className="text-base wrap-anywhere">
          <a className="hover:underline" href={coursePath(slug)}>
            {title}
          </a>
        </h2>
        {enrollment !== null && <ProgressRing done={isFinished ? lessonCount : enrollment.finished.length} of={lessonCount} label="Your progress" />}
      </div>
      <p className="text-sm text-text-muted wrap-anywhere">{summary}</p>
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        <Badge tone={LEVEL_TONES[level]}>{LEVEL_LABELS[level]}</Badge>
        {lessonCount} lessons
        <span>{durationText(minutes)}</span>
      </p>
      {enrollment !== null && !isFinished && (
        <div>
          <ButtonLink small to={learnPath(slug)}>
            Continue<VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
      {before.length > 0 && enrollment === null && (
        <p className="text-sm text-text-muted wrap-anywhere">
          You may want to finish {before.map((title) => `“${title}”`).join(' and ')} first.{' '}
          <a className="link" href={coursePath(slug)}>
            Start anyway
          </a>
        </p>
      )}
    </article>
  )
}

export const page = definePage({
  document: LearningPathQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.learningPath !== null,
  cacheTags: () => ['courses'],
  meta: (data) => {
    const { slug, title, summary } = data.learningPath!
    return { title: `${title} path`, description: summary, canonical: learningPathPath(slug) }
  },
  Component: ({ data }) => <LearningPathPage path={data.learningPath!} />,
})
