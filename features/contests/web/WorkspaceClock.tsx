import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { clockText } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import { useSeconds } from './contest-times.tsx'

const RunningEntriesQuery = graphql(`query RunningContestEntries { runningContestEntries { number title endsAt problems } }`)

/** The time that is left in a contest with this problem, for who takes part in it. */
export function WorkspaceClock({ slug }: { slug: string }) {
  const entries = useQuery(RunningEntriesQuery, {}).data?.runningContestEntries ?? []
  const entry = entries.find(({ problems }) => problems.includes(slug))
  return entry === undefined ? null : <Clock entry={entry} />
}

function Clock({ entry: { number, title, endsAt } }: { entry: { number: number; title: string; endsAt: unknown } }) {
  const left = Math.max(0, Math.floor((Date.parse(String(endsAt)) - useSeconds()) / 1_000))
  return (
    <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-accent-subtle px-3 py-2 text-sm">
      <a className="link wrap-anywhere" href={contestPath(number)}>
        {title}
      </a>
      <span className="tabular font-medium" role="timer">
        {left === 0 ? 'Time is up' : `${clockText(left)} left`}
      </span>
    </p>
  )
}
