import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { codeIcon } from '#platform/web/ui/icons.ts'
import { UnbrokenTitle } from '#platform/web/ui/UnbrokenTitle.tsx'
import { dailyWeekday } from '../../rules/daily.ts'
import { dailyProblemPath, topicPath } from '../../rules/paths.ts'
import { isTopic } from '../../rules/topics.ts'
import { ProgressLabel } from '../workspace/ProgressLabel.tsx'
import type { Daily } from './daily-query.ts'
import { DailyStreak } from './DailyStreak.tsx'

/** The problem of today: its topics, the member’s streak, and the way into its workspace. */
export function TodayCard({ daily, isSolved }: { daily: Daily; isSolved: boolean | undefined }) {
  const { day, title, difficulty, tags } = daily
  return (
    <section aria-labelledby="today" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-accent bg-accent-subtle p-6 max-md:p-4">
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-muted">
          <time dateTime={day}>Today, {dailyWeekday(day)}</time>
          <DailyStreak />
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" id="today" className="text-xl wrap-anywhere">
            <UnbrokenTitle title={title} />
          </h2>
          <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
          {isSolved !== undefined && <ProgressLabel isSolved={isSolved} />}
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
          {tags.map((tag) =>
            isTopic(tag) ? (
              <a key={tag} className="flex min-h-6 items-center hover:text-text hover:underline" href={topicPath(tag)}>
                {tag}
              </a>
            ) : (
              <span key={tag} className="flex min-h-6 items-center">{tag}</span>
            ),
          )}
        </p>
      </div>
      <ButtonLink variant="primary" icon={codeIcon} to={dailyProblemPath(daily)}>
        {isSolved === true ? 'Solve again' : 'Solve'}
      </ButtonLink>
    </section>
  )
}
