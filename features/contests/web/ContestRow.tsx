import { useRef, type ReactNode } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { countdownText, lengthText, minutesOf } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { OwnEntriesQuery, type ContestCardData } from './contest-queries.ts'
import { Moment, usePhase, useSeconds } from './contest-times.tsx'
import { ENTER_LABELS, useEnterContest } from './enter-contest.ts'

/** When a contest starts, its length, problems and entries. */
export const ContestFacts = ({ contest: { startsAt, endsAt, problemCount }, entryCount, children }: { contest: ContestCardData; entryCount: number; children?: ReactNode }) => (
  <p className="tabular text-sm wrap-anywhere text-text-muted">
    <Moment at={startsAt} /> · <span className="whitespace-nowrap">{lengthText(minutesOf(new Date(String(startsAt)), new Date(String(endsAt))))}</span> ·{' '}
    <span className="whitespace-nowrap">{counted(problemCount, 'problem', 'problems')}</span>
    {entryCount > 0 && (
      <>
        {' '}
        · <span className="whitespace-nowrap">{counted(entryCount, 'entry', 'entries')}</span>
      </>
    )}
    {children}
  </p>
)

/** A contest that comes or runs, or a draft of its host, over the whole width. */
function ContestRow({ contest }: { contest: ContestCardData }) {
  const { id, number, title, state } = contest
  const session = useSession()
  const own = useQuery(OwnEntriesQuery, session === null ? null : { after: null }).data?.contests.find((one) => one.id === id)
  const phase = usePhase(contest)
  return (
    <li className="card relative flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 hover:border-text-muted">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-2 empty:hidden">
          {state === 'draft' && <Badge tone="warning">Draft</Badge>}
          {state === 'cancelled' && <Badge tone="danger">Canceled</Badge>}
          {state === 'published' && phase === 'running' && <Badge tone="success">Running now</Badge>}
          {state === 'published' && phase === 'upcoming' && <Badge tone="accent">Upcoming</Badge>}
        </p>
        <h3 dir="auto" className="text-lg wrap-anywhere">
          <a className="after:absolute after:inset-0" href={contestPath(number)}>
            {title}
          </a>
        </h3>
        <ContestFacts contest={contest} entryCount={own?.entryCount ?? contest.entryCount} />
      </div>
      {state === 'published' && phase !== null && phase !== 'over' && <RowEntry contest={contest} phase={phase} own={own} />}
    </li>
  )
}

type Own = ResultOf<typeof OwnEntriesQuery>['contests'][number]

/** The clock of a contest that is not over, and the part of the member in it or the button to enter. */
function RowEntry({ contest, phase, own }: { contest: ContestCardData; phase: 'upcoming' | 'running'; own: Own | undefined }) {
  const { id, title, startsAt, endsAt } = contest
  const session = useSession()
  const isMounted = useMounted()
  const { enter, isPending, message } = useEnterContest(id)
  // The button goes away with what it changed.
  const box = useRef<HTMLDivElement>(null)
  const left = Math.max(0, Math.floor((Date.parse(String(phase === 'upcoming' ? startsAt : endsAt)) - useSeconds()) / 1_000))
  const isIn = (own?.ownEntry ?? null) !== null
  const focusNext = useFocusNext(box, String(isIn))
  const mayEnter = isMounted && (session === null || (own !== undefined && !isIn && !own.isOwn))
  return (
    <div ref={box} className="flex min-h-10 flex-wrap items-center gap-x-6 gap-y-3">
      <div className="grid">
        <span className="text-sm text-text-muted">{phase === 'upcoming' ? 'Starts in' : 'Time left'}</span>
        <span className="tabular text-xl font-medium">{countdownText(left)}</span>
      </div>
      {isIn && (
        <span tabIndex={-1} data-in className="relative z-1 flex items-center gap-1.5 text-sm font-medium text-success">
          <Icon of={circleCheckIcon} small />
          You’re in
        </span>
      )}
      {isIn && phase === 'upcoming' && (
        <span className="relative z-1">
          <AddToCalendar contest={contest} />
        </span>
      )}
      {mayEnter && (
        <Button variant="primary" className="relative z-1" busy={isPending} aria-label={`${ENTER_LABELS[phase]}: ${title}`} onClick={() => (focusNext('[data-in]'), enter())}>
          {ENTER_LABELS[phase]}
        </Button>
      )}
      <ErrorMessage message={message} />
    </div>
  )
}

/** Contests that come and run, or drafts. */
export const ContestRows = ({ contests }: { contests: readonly ContestCardData[] }) => (
  <ul className="grid grid-cols-1 gap-4">
    {contests.map((contest) => (
      <ContestRow key={contest.id} contest={contest} />
    ))}
  </ul>
)
