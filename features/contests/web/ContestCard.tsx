import { Badge } from '#platform/web/ui/Badge.tsx'
import { lengthText } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import type { ContestCardData } from './contest-queries.ts'
import { Moment, usePhase } from './contest-times.tsx'

const minutesOf = ({ startsAt, endsAt }: ContestCardData) => Math.round((Date.parse(String(endsAt)) - Date.parse(String(startsAt))) / 60_000)

/** A contest in a list. */
export function ContestCard({ contest }: { contest: ContestCardData }) {
  const { number, title, startsAt, state, problemCount, entryCount } = contest
  const phase = usePhase(contest)
  return (
    <li className="card relative grid gap-2 p-5 hover:border-text-muted">
      <p className="flex flex-wrap items-center gap-2 empty:hidden">
        {state === 'draft' && <Badge tone="warning">Draft</Badge>}
        {state === 'cancelled' && <Badge tone="danger">Canceled</Badge>}
        {state === 'published' && phase === 'running' && <Badge tone="success">Running now</Badge>}
        {state === 'published' && phase === 'upcoming' && <Badge tone="accent">Upcoming</Badge>}
      </p>
      <h3 className="text-lg wrap-anywhere">
        <a className="after:absolute after:inset-0" href={contestPath(number)}>
          {title}
        </a>
      </h3>
      <p className="tabular text-sm text-text-muted">
        <Moment at={startsAt} /> · {lengthText(minutesOf(contest))}
      </p>
      <p className="tabular text-sm text-text-muted">
        {problemCount === 1 ? '1 problem' : `${problemCount} problems`} · {entryCount === 1 ? '1 entry' : `${entryCount} entries`}
      </p>
    </li>
  )
}

export const ContestList = ({ contests }: { contests: readonly ContestCardData[] }) => (
  <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
    {contests.map((contest) => (
      <ContestCard key={contest.id} contest={contest} />
    ))}
  </ul>
)
