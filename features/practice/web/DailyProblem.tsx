import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { topicPath } from '../rules/paths.ts'
import { isTopic } from '../rules/topics.ts'
import { DailyProblemQuery, type Daily } from './daily-query.ts'

/** The calendar day in the time zone of the browser. */
function localDay(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The problem of the day. The server renders it for its own date; if the browser has another date, the problem of that day is loaded. */
export function DailyProblem({ initial }: { initial: Daily | null }) {
  const isMounted = useMounted()
  const day = isMounted ? localDay() : null
  const { data } = useQuery(DailyProblemQuery, day === null || initial === null || day === initial.day ? null : { day })
  const daily = data?.dailyProblem ?? initial
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
      <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
        {daily.tags.map((tag) =>
          isTopic(tag) ? (
            <a key={tag} className="relative z-1 flex min-h-6 items-center hover:text-text hover:underline" href={topicPath(tag)}>
              {tag}
            </a>
          ) : (
            <span key={tag} className="flex min-h-6 items-center">{tag}</span>
          ),
        )}
      </p>
    </Card>
  )
}
