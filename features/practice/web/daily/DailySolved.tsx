import { useQuery } from '#platform/web/data/use-query.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { calendarDaysIcon } from '#platform/web/ui/icons.ts'
import { problemPath } from '../../rules/paths.ts'
import { DailyProblemQuery } from './daily-query.ts'
import { localDay } from './local-day.ts'

/** With an accepted solution: that it solves the problem of today, if it does. */
export function DailySolved({ slug }: { slug: string }) {
  const { data } = useQuery(DailyProblemQuery, { day: localDay() })
  if (data?.dailyProblem?.path !== problemPath(slug)) return null
  return (
    <span className="flex items-center gap-1.5 font-medium">
      <Icon of={calendarDaysIcon} small />
      Problem of the day solved
    </span>
  )
}
