import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { DailyProblemQuery, type Daily } from './daily-query.ts'

/** The calendar day where the person is. */
function ownDay(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The problem of the day: the page's, and where it is another day than the page thinks, that day's. */
export function DailyProblem({ known }: { known: Daily | null }) {
  const isMounted = useMounted()
  const day = isMounted ? ownDay() : null
  const { data } = useQuery(DailyProblemQuery, day === null || known === null || day === known.day ? null : { day })
  const daily = data?.dailyProblem ?? known
  if (daily === null) return null
  return (
    <Card as="section" labelledBy="daily-problem" pressable className="grid content-start gap-3">
      <h2 id="daily-problem" className="text-lg">
        Problem of the day
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a className="font-medium after:absolute after:inset-0 hover:underline" href={daily.path}>
          {daily.title}
        </a>
        <Badge tone={toneOf(daily.difficulty)}>{daily.difficulty}</Badge>
      </p>
      <p className="text-sm text-text-muted">{daily.tags.join(', ')}</p>
    </Card>
  )
}
