import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { DAILY_HISTORY } from '../../rules/daily.ts'
import { PRACTICE_PATH } from '../../rules/paths.ts'
import { PracticeSections } from '../topics/PracticeSections.tsx'
import { useProgress } from '../workspace/use-progress.ts'
import { DailyProblemFields, DailyProblemsQuery, type Daily } from './daily-query.ts'
import { DailyCalendar } from './DailyCalendar.tsx'
import { localDay } from './local-day.ts'
import { TodayCard } from './TodayCard.tsx'

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
  const newest = days[0]
  const solved = days.filter((daily) => progress.get(slugOf(daily)) === true).length
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-8 py-10 max-md:gap-6 max-md:px-4 max-md:py-6">
      <PracticeSections active="problems" />
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Problem of the day</h1>
        <p className="text-text-muted">The same problem for everyone, a new one each day.</p>
      </header>
      {newest === undefined ? (
        <EmptyState text="No problems yet" />
      ) : (
        <>
          <TodayCard daily={newest} isSolved={progress.get(slugOf(newest))} />
          <section aria-labelledby="earlier" className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 id="earlier" className="text-lg">{`The last ${DAILY_HISTORY} days`}</h2>
              {isMember && <p className="tabular text-sm text-text-muted">{`You solved ${solved} of ${days.length}.`}</p>}
            </div>
            <DailyCalendar days={days} today={newest.day} isSolved={(daily) => progress.get(slugOf(daily))} />
          </section>
        </>
      )}
    </div>
  )
}

export const page = definePage({
  document: DailyPageQuery,
  cacheTags: () => ['problems'],
  meta: () => ({ title: 'Problem of the day', description: 'The problems of the last 30 days: the same for everyone, a new one each day.' }),
  Component: DailyPage,
})
