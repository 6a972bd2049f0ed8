import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { UnbrokenTitle } from '#platform/web/ui/UnbrokenTitle.tsx'
import { dailyDate } from '../../rules/daily.ts'
import { DAILY_PATH, dailyProblemPath, topicPath } from '../../rules/paths.ts'
import { isTopic } from '../../rules/topics.ts'
import { DailyProblemQuery, type Daily } from './daily-query.ts'
import { localDay } from './local-day.ts'

/** The problem of the day. The server renders it for its own date; if the browser has another date, the problem of that day is loaded. */
export function DailyProblem({ initial }: { initial: Daily | null }) {
  const isMounted = useMounted()
  const day = isMounted ? localDay() : null
  const { data } = useQuery(DailyProblemQuery, day === null || initial === null || day === initial.day ? null : { day })
  const daily = data?.dailyProblem ?? initial
  if (daily === null) return null
  return (
    <Card as="section" labelledBy="daily-problem" pressable className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id="daily-problem" className="text-lg">
          Problem of the day
          <span className="font-normal text-text-muted">, {dailyDate(daily.day)}</span>
        </h2>
        <a className="link relative z-1 text-sm pointer-coarse:py-2" href={DAILY_PATH}>
          Earlier days
        </a>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline" href={dailyProblemPath(daily)}>
          <UnbrokenTitle title={daily.title} />
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
      <p className="relative z-1 justify-self-start">
        <ButtonLink small to={dailyProblemPath(daily)}>
          Solve
        </ButtonLink>
      </p>
    </Card>
  )
}
