import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocation } from '#platform/web/pages/navigation.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { dailyDate } from '../../rules/daily.ts'
import { DAILY_PATH, problemPath } from '../../rules/paths.ts'
import { DailyProblemsQuery } from './daily-query.ts'
import { DailyStreak } from './DailyStreak.tsx'
import { localDay } from './local-day.ts'

/** Above a problem that was opened as the one of a day: which day, the member’s streak, and the way to other days. */
export function DailyNote({ slug }: { slug: string }) {
  const { search } = useLocation()
  const isMounted = useMounted()
  const day = new URLSearchParams(search).get('day')
  // Anybody may write a day into the address; only the site knows its problem.
  const { data } = useQuery(DailyProblemsQuery, isMounted && day !== null ? { day: localDay() } : null)
  const daily = data?.dailyProblems.find((one) => one.day === day && one.path === problemPath(slug))
  if (daily === undefined) return null
  return (
    <nav aria-label="Problem of the day" className="workspace-daily mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-medium">Problem of the day, {dailyDate(daily.day)}</strong>
        <DailyStreak />
      </p>
      <a className="link flex min-h-6 items-center pointer-coarse:min-h-11" href={DAILY_PATH}>
        Earlier days
      </a>
    </nav>
  )
}
