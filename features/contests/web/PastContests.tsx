import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { placeText } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import { OwnEntriesQuery, type PastContestData } from './contest-queries.ts'
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
              <h3 className="text-base wrap-anywhere">
                <a className="after:absolute after:inset-0" href={contestPath(contest.number)}>
                  {contest.title}
                </a>
              </h3>
              <ContestFacts contest={contest} entryCount={ownPart?.entryCount ?? contest.entryCount} />
            </div>
            <Winner winner={contest.winner} />
            <div className="flex min-h-9 items-center lg:justify-end">
              {entry !== null && (
                <p className="tabular flex items-center gap-1.5 text-sm font-medium">
                  <Icon of={circleCheckIcon} small />
                  {entry.result === null ? 'You took part' : placeText(entry.result, entry.isVirtual)}
                </p>
              )}
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
