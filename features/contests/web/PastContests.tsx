import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { clockText, placeText } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import { OwnEntriesQuery, type PastContestData } from './contest-queries.ts'
import { useSeconds } from './contest-times.tsx'
import { ContestFacts } from './ContestRow.tsx'
import { OwnClockButton } from './OwnClockButton.tsx'

/** The contests after a cursor that are over, with their winners, and what the member reached in each or the way to take it later. */
export function PastContests({ contests, after }: { contests: readonly PastContestData[]; after: string | null }) {
  const session = useSession()
  const own = useQuery(OwnEntriesQuery, session === null ? null : { after }).data?.pastContests.items
  return (
    <ul className="card divide-y divide-line overflow-hidden p-0!">
      {contests.map((contest) => {
        const ownPart = own?.find(({ id }) => id === contest.id)
        const entry = ownPart?.ownEntry ?? null
        return (
          <li key={contest.id} className="relative grid items-center gap-x-8 gap-y-3 p-5 hover:bg-sunken lg:grid-cols-[minmax(0,1fr)_12rem_14rem]">
            <div className="grid min-w-0 gap-1">
              <h3 dir="auto" className="text-base wrap-anywhere">
                <a className="after:absolute after:inset-0" href={contestPath(contest.number)}>
                  {contest.title}
                </a>
              </h3>
              <ContestFacts contest={contest} entryCount={ownPart?.entryCount ?? contest.entryCount} />
            </div>
            <Winner winner={contest.winner} />
            <div className="flex min-h-9 items-center lg:justify-end">
              {entry !== null && <OwnPart entry={entry} number={contest.number} />}
              {entry === null && ownPart?.isOwn !== true && (
                <span className="relative z-1">
                  <OwnClockButton isListed contest={contest} />
                </span>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Entry = NonNullable<ResultOf<typeof OwnEntriesQuery>['pastContests']['items'][number]['ownEntry']>

/** A clock of the member's own that still runs, with the way back to it. */
function OwnClock({ endsAt, number }: { endsAt: unknown; number: number }) {
  const left = Math.max(0, Math.floor((Date.parse(String(endsAt)) - useSeconds()) / 1_000))
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
      <span role="timer">{left === 0 ? 'Time is up' : `${clockText(left)} left`}</span>
      <span className="relative z-1">
        <ButtonLink small to={contestPath(number)}>
          {left === 0 ? 'See the result' : 'Continue'}
        </ButtonLink>
      </span>
    </p>
  )
}

/** The running clock or the result of a member. Only a running clock has a timer. */
function OwnPart({ entry, number }: { entry: Entry; number: number }) {
  const [isRunning] = useState(() => entry.isVirtual && Date.parse(String(entry.endsAt)) > Date.now())
  if (isRunning) return <OwnClock endsAt={entry.endsAt} number={number} />
  return (
    <p className="tabular flex items-center gap-1.5 text-sm font-medium">
      <Icon of={circleCheckIcon} small />
      {entry.result === null ? 'You took part' : placeText(entry.result, entry.isVirtual)}
    </p>
  )
}

function Winner({ winner }: Pick<PastContestData, 'winner'>) {
  if (winner === null) return <p className="text-sm text-text-muted">No winner</p>
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <Avatar person={{ id: winner.id, name: winner.name, picture: winner.avatarUrl }} size="small" />
      <span className="grid min-w-0">
        <span className="text-text-muted">Winner</span>
        <a className="relative z-1 truncate font-medium hover:underline" href={profilePath(winner.username)}>
          {winner.name}
        </a>
      </span>
    </p>
  )
}
