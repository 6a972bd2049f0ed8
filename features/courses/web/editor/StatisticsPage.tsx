import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { LESSON_KIND_LABELS } from '../../rules/course.ts'
import { coursePath, lessonPath } from '../../rules/paths.ts'
import { ownerLink } from './owner-link.ts'
import { WritersOnly } from './WritersOnly.tsx'

const StatisticsQuery = graphql(`
  query CourseStatistics($id: ID!) {
    courseStatistics(id: $id) { title slug learners recentLearners activeLearners finished rating ratingCount lessons { key title kind opened finished stopped bestScore tries } }
  }
`)

type Statistics = ResultOf<typeof StatisticsQuery>['courseStatistics']

/** How learners do in a course, for its author and for admins (requirement K-30). */
function CourseStatistics({ id, isFromAdmin }: { id: string; isFromAdmin: boolean }) {
  const back = ownerLink(isFromAdmin)
  const { data, error, refetch } = useQuery(StatisticsQuery, { id })
  const isMissing = error !== null && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)
  if (data === undefined) {
    return (
      <Page title="Statistics" action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
        {isMissing ? <EmptyState text="There are no statistics for this course" hint={error.message} /> : error !== null ? <ErrorState text={error.message} onRetry={refetch} /> : <Skeleton className="h-80 w-full" />}
      </Page>
    )
  }
  const { title, slug, lessons, learners } = data.courseStatistics
  return (
    <Page title={title} above={<Way {...back} />} sentence="How learners do in this course. Only numbers, without names." action={<ButtonLink to={coursePath(slug)}>Published course</ButtonLink>}>
      <Figures figures={data.courseStatistics} />
      {learners === 0 ? (
        <EmptyState text="No learners yet" hint="Numbers for each lesson appear here when learners start the course." />
      ) : (
        <section aria-labelledby="lesson-figures" className="grid grid-cols-1 gap-3">
          <h2 id="lesson-figures" className="text-xl">
            Lessons
          </h2>
          <Table stacks caption="Lessons" keyOf={({ key }) => key} rows={lessons} columns={columnsFor(slug, learners)} />
          <p className="text-sm text-text-muted">Stopped here: learners who were in this lesson last and have not finished the course. Lessons that learners tested out of count as opened and finished. Removed lessons and people who left the course are not counted.</p>
        </section>
      )}
    </Page>
  )
}

const Way = ({ to, label }: ReturnType<typeof ownerLink>) => (
  <p className="text-sm text-text-muted">
    <a className="link" href={to}>
      {label}
    </a>
    {' · Statistics'}
  </p>
)

function Figures({ figures: { learners, recentLearners, activeLearners, finished, rating, ratingCount } }: { figures: Statistics }) {
  const figures = [
    { label: 'Learners', value: String(learners), hint: `${recentLearners} started in the last 30 days` },
    { label: 'Active', value: String(activeLearners), hint: 'opened a lesson in the last 30 days' },
    { label: 'Finished', value: String(finished), hint: learners === 0 ? '' : `${percent(finished, learners)} of all learners` },
    { label: 'Rating', value: rating === null ? 'None' : rating.toFixed(1), hint: ratingCount === 1 ? '1 review' : `${ratingCount} reviews` },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value, hint }) => (
        <div key={label} className="card grid content-start gap-1 p-4">
          <dt className="text-sm text-text-muted">{label}</dt>
          <dd className="tabular text-2xl font-semibold">{value}</dd>
          <dd className="tabular text-sm text-text-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  )
}

type Lesson = Statistics['lessons'][number]

const percent = (part: number, all: number) => `${Math.round((part / all) * 100)}%`

const columnsFor = (slug: string, learners: number) => [
  {
    title: 'Lesson',
    isWide: true,
    cell: ({ key, title, kind }: Lesson) => (
      <span className="grid gap-0.5 py-1">
        <a className="link font-medium wrap-anywhere" href={lessonPath(slug, key)}>
          {title}
        </a>
        <span className="text-sm text-text-muted">{LESSON_KIND_LABELS[kind]}</span>
      </span>
    ),
  },
  { title: 'Opened', numeric: true, cell: ({ opened }: Lesson) => `${opened} (${percent(opened, learners)})` },
  { title: 'Finished', numeric: true, cell: ({ finished }: Lesson) => `${finished} (${percent(finished, learners)})` },
  { title: 'Stopped here', numeric: true, cell: ({ stopped }: Lesson) => stopped },
  { title: 'Best result', numeric: true, cell: ({ bestScore }: Lesson) => (bestScore === null ? '–' : percent(bestScore, 1)) },
  { title: 'Tries', numeric: true, cell: ({ tries }: Lesson) => (tries === null ? '–' : tries.toFixed(1)) },
]

const StatisticsPage = ({ location }: { data: unknown; location: RouteLocation }) => <WritersOnly title="Statistics">{() => <CourseStatistics id={location.params['id'] ?? ''} isFromAdmin={location.searchParams.get('from') === 'admin'} />}</WritersOnly>

export const page = definePage({
  meta: () => ({ title: 'Statistics', description: 'How learners do in a course.', hidden: true }),
  Component: StatisticsPage,
})
