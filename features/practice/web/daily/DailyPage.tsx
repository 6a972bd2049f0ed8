import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { DAILY_HISTORY, dailyWeekday } from '../../rules/daily.ts'
import { dailyProblemPath, PRACTICE_PATH } from '../../rules/paths.ts'
import { PracticeSections } from '../topics/PracticeSections.tsx'
import { useProgress } from '../workspace/use-progress.ts'
import { DailyProblemFields, DailyProblemsQuery, type Daily } from './daily-query.ts'
import { localDay } from './local-day.ts'
import { ProblemMarks } from '../ProblemMarks.tsx'

const DailyPageQuery = graphql(
  `
  query DailyPage { dailyProblems { ...DailyProblemFields } }
`,
  [DailyProblemFields],
)

const slugOf = ({ path }: Daily) => path.slice(PRACTICE_PATH.length + 1)

/** The problems of the last days (requirement L-20). The server renders them until its own date; another date of the browser loads its own list. */
function DailyPage({ data: { dailyProblems: initial } }: { data: ResultOf<typeof DailyPageQuery> }) {
  const isMounted = useMounted()
  const today = isMounted ? localDay() : null
  const { data } = useQuery(DailyProblemsQuery, today === null || today === initial[0]?.day ? null : { day: today })
  const days = data?.dailyProblems ?? initial
  const progress = useProgress(days.map(slugOf))
  const isMember = useSession() !== null && isMounted
  const solved = days.filter((daily) => progress.get(slugOf(daily)) === true).length
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-8 py-10 max-md:gap-6 max-md:px-4 max-md:py-6">
      <PracticeSections active="problems" />
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Problem of the day</h1>
        <p className="text-text-muted">The same problem for everyone, a new one each day.</p>
        {isMember && days.length > 0 && <p className="tabular text-sm text-text-muted">{`You solved ${solved} of the last ${days.length}.`}</p>}
      </header>
      {days.length === 0 ? (
        <EmptyState text="No problems yet" />
      ) : (
        <ol className="overflow-hidden rounded-card border border-line bg-surface" aria-label={`The last ${DAILY_HISTORY} days`} reversed>
          {days.map((daily, at) => (
            <DayRow key={daily.day} daily={daily} isNewest={at === 0} isSolved={progress.get(slugOf(daily))} />
          ))}
        </ol>
      )}
    </div>
  )
}

function DayRow({ daily, isNewest, isSolved }: { daily: Daily; isNewest: boolean; isSolved: boolean | undefined }) {
  const { day, title, difficulty } = daily
  return (
    <li className="relative flex min-h-12 items-center gap-x-4 border-line px-4 py-2.5 not-first:border-t hover:bg-sunken max-sm:flex-wrap max-sm:gap-y-1">
      <time dateTime={day} className={`tabular w-24 flex-none text-sm max-sm:w-full ${isNewest ? 'font-medium' : 'text-text-muted'}`}>
        {isNewest ? 'Today' : dailyWeekday(day)}
      </time>
      <a className="card-link min-w-0 flex-1 font-medium wrap-anywhere" href={dailyProblemPath(daily)}>
        {title}
      </a>
      <ProblemMarks difficulty={difficulty} isSolved={isSolved} />
    </li>
  )
}

export const page = definePage({
  document: DailyPageQuery,
  cacheTags: () => ['problems'],
  meta: () => ({ title: 'Problem of the day', description: 'The problems of the last 30 days: the same for everyone, a new one each day.' }),
  Component: DailyPage,
})
