import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { countdownText, lengthText, placeText } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import { OwnEntriesQuery, type ContestCardData } from './contest-queries.ts'
import { Moment, usePhase, useSeconds } from './contest-times.tsx'
import { ENTER_LABELS, useEnterContest } from './enter-contest.ts'

const minutesOf = ({ startsAt, endsAt }: ContestCardData) => Math.round((Date.parse(String(endsAt)) - Date.parse(String(startsAt))) / 60_000)

/** A contest in a list. */
function ContestCard({ contest, after }: { contest: ContestCardData; after: string | null }) {
  const { id, number, title, startsAt, state, problemCount } = contest
  const session = useSession()
  const { data } = useQuery(OwnEntriesQuery, session === null ? null : { after })
  const own = data?.contests.find((one) => one.id === id)
  const past = data?.pastContests.items.find((one) => one.id === id)
  const entryCount = (own ?? past)?.entryCount ?? contest.entryCount
  const phase = usePhase(contest)
  return (
    <li className="card relative grid content-start gap-2 p-5 hover:border-text-muted">
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
      {state === 'published' && phase !== null && phase !== 'over' && <CardEntry contest={contest} phase={phase} own={own} />}
      {state === 'published' && phase === 'over' && <PastEntry number={number} title={title} own={past} />}
    </li>
  )
}

type Own = ResultOf<typeof OwnEntriesQuery>

/** What the member has reached in a contest that is over, or the way to take it later. */
function PastEntry({ number, title, own }: { number: number; title: string; own: Own['pastContests']['items'][number] | undefined }) {
  const entry = own?.ownEntry ?? null
  if (own?.isOwn === true) return null
  if (entry === null) {
    return (
      <span className="relative z-1 mt-1 justify-self-start">
        <ButtonLink small to={contestPath(number)}>
          Take it on your own clock<VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      </span>
    )
  }
  const { isVirtual, result } = entry
  return (
    <p className="tabular mt-1 flex min-h-9 items-center gap-1.5 text-sm font-medium">
      <Icon of={circleCheckIcon} small />
      {result === null ? 'You took part' : placeText(result, isVirtual)}
    </p>
  )
}

/** The clock of a contest that is not over, and the part of the member in it or the button to enter. */
function CardEntry({ contest: { id, title, startsAt, endsAt }, phase, own }: { contest: ContestCardData; phase: 'upcoming' | 'running'; own: Own['contests'][number] | undefined }) {
  const session = useSession()
  const isMounted = useMounted()
  const { enter, isPending } = useEnterContest(id)
  const left = Math.max(0, Math.floor((Date.parse(String(phase === 'upcoming' ? startsAt : endsAt)) - useSeconds()) / 1_000))
  const mayEnter = isMounted && (session === null || (own !== undefined && own.ownEntry === null && !own.isOwn))
  return (
    <div className="mt-1 flex min-h-10 flex-wrap items-center justify-between gap-3 text-sm">
      <span className="tabular font-medium">
        {phase === 'upcoming' ? 'Starts in ' : 'Time left '}
        {countdownText(left)}
      </span>
      {(own?.ownEntry ?? null) !== null && (
        <span className="flex items-center gap-1.5 font-medium text-success">
          <Icon of={circleCheckIcon} small />
          You’re in
        </span>
      )}
      {mayEnter && (
        <Button small className="relative z-1" busy={isPending} aria-label={`${ENTER_LABELS[phase]}: ${title}`} onClick={enter}>
          {ENTER_LABELS[phase]}
        </Button>
      )}
    </div>
  )
}

/** Contests as cards; the past ones are those after a cursor. */
export const ContestList = ({ contests, after = null }: { contests: readonly ContestCardData[]; after?: string | null }) => (
  <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
    {contests.map((contest) => (
      <ContestCard key={contest.id} contest={contest} after={after} />
    ))}
  </ul>
)
