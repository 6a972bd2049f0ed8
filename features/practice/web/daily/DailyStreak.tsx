import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { OwnStreakQuery, StreakIcon } from '#features/activity/web/public.tsx'

/** The streak of the member’s activity, of which the problem of the day is a part. */
export function DailyStreak() {
  const session = useSession()
  const { data } = useQuery(OwnStreakQuery, session === null ? null : {})
  if (data === undefined) return null
  const { days } = data.ownStreak
  return (
    <span className="tabular flex items-center gap-1.5 text-text-muted">
      <StreakIcon />
      {days === 0 ? 'Solve it to start a streak' : `${days}-day activity streak`}
    </span>
  )
}
