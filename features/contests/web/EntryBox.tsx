import { useEffect, useRef } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { countdownText, placeText, type Phase } from '../rules/contest.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { letterOf } from './contest-letters.ts'
import { readAgain, type ContestData, type ContestNow, type ContestProblemData, type StandingData } from './contest-queries.ts'
import { useSeconds } from './contest-times.tsx'
import { ENTER_LABELS, useEnterContest } from './enter-contest.ts'
import { FinishNow } from './FinishNow.tsx'
import { OwnClockButton } from './OwnClockButton.tsx'

const LeaveContest = graphql(`mutation LeaveContest($id: ID!) { leaveContest(id: $id) }`)

interface Props {
  contest: ContestData
  /** Its problems; none before the start. */
  problems: readonly ContestProblemData[]
  /** What the member has done so far; null without an entry. */
  own: StandingData | null
  /** How many entries are on the scoreboard. */
  ranked: number
  entry: NonNullable<ContestNow['contest']>['ownEntry']
  entryCount: number
  phase: Phase
  /** Called when a clock runs out while the page is open. */
  onPhase: () => void
}

/** The clock of a contest, and the button to take part: before and during its time, or afterwards on a clock of one's own. */
export function EntryBox({ contest, problems, own, ranked, entry, entryCount, phase, onPhase }: Props) {
  const { id, startsAt, endsAt, isOwn } = contest
  const { enter, isPending, message } = useEnterContest(id)
  const now = useSeconds()
  const leave = useMutation(LeaveContest, {
    onSuccess: (_data, _variables, cache) => readAgain(cache),
  })
  const until = phase === 'upcoming' ? startsAt : entry !== null ? entry.endsAt : endsAt
  const left = Math.max(0, Math.floor((Date.parse(String(until)) - now) / 1_000))
  const isTicking = phase !== 'over' || (entry !== null && entry.isVirtual && left > 0)
  const wasTicking = useRef(isTicking)
  useEffect(() => {
    if (wasTicking.current && left === 0) onPhase()
    wasTicking.current = left > 0
  }, [left, onPhase])
  // The box is drawn anew in each phase: what changed with it is asked for.
  const asked = useRef(false)
  useEffect(() => {
    if (!asked.current) onPhase()
    asked.current = true
  }, [onPhase])
  // The pressed button goes away with what it changed.
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, `${entry === null} ${isTicking}`)
  const followButton = () => focusNext('[data-result]', 'a, button')
  const label = phase === 'upcoming' ? 'Starts in' : isTicking ? 'Time left' : 'This contest is over'
  return (
    <div ref={box} className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="grid gap-1">
        <p className="text-sm text-text-muted">{label}</p>
        {isTicking && (
          <p className="tabular text-2xl font-medium" role="timer">
            {countdownText(left)}
          </p>
        )}
        <p className="tabular text-sm text-text-muted">{counted(entryCount, 'entry', 'entries')}</p>
      </div>
      {!isOwn && (
        <div className="grid justify-items-end gap-2 max-sm:justify-items-start">
          {entry === null && (
            <>
              {phase === 'over' ? (
                <OwnClockButton contest={contest} onStart={followButton} />
              ) : (
                <Button variant="primary" busy={isPending} onClick={() => (followButton(), enter())}>
                  {ENTER_LABELS[phase]}
                </Button>
              )}
              {phase !== 'over' && <ErrorMessage message={message} />}
              {phase === 'over' && <p className="text-sm text-text-muted">You get the same amount of time and see where you would have placed. Hints and solutions stay closed until your time is over.</p>}
            </>
          )}
          {entry !== null && <p className="text-sm font-medium">{entry.isVirtual ? (left > 0 ? 'You’re taking part on your own clock.' : 'You took part on your own clock.') : phase === 'over' ? 'You took part.' : 'You’re in.'}</p>}
          {entry !== null && own !== null && !isTicking && phase === 'over' && (
            <>
              <p tabIndex={-1} data-result className="tabular text-lg font-medium">{placeText(own, own.isVirtual, ranked)}</p>
              <Editorials problems={problems} />
            </>
          )}
          {entry !== null && isTicking && phase !== 'upcoming' && (
            <div className="flex flex-wrap justify-end gap-2 max-sm:justify-start">
              <OpenNext problems={problems} own={own} />
              {entry.isVirtual && <FinishNow id={id} onFinish={followButton} />}
            </div>
          )}
          {entry !== null && phase === 'upcoming' && (
            <div className="flex flex-wrap justify-end gap-2 max-sm:justify-start">
              <AddToCalendar contest={contest} />
              <Button variant="ghost" busy={leave.isPending} onClick={() => (followButton(), leave.mutate({ id }))}>
                Withdraw
              </Button>
              <ErrorMessage message={leave.error?.message} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** The editorials of the problems, which open when the time is over. */
function Editorials({ problems }: Pick<Props, 'problems'>) {
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm max-sm:justify-start">
      <span className="text-text-muted">Editorials:</span>
      {problems.map(({ id, slug, title }, at) => (
        <a key={id} className="link" href={`${problemPath(slug)}#help`} title={title} aria-label={`Editorial of problem ${letterOf(at)}, ${title}`}>
          {letterOf(at)}
        </a>
      ))}
    </p>
  )
}

/** Opens the first problem that the member has not solved yet. */
function OpenNext({ problems, own }: Pick<Props, 'problems' | 'own'>) {
  const isOpen = ({ id }: ContestProblemData) => (own?.cells.find(({ problem }) => problem === id)?.solvedAfter ?? null) === null
  const at = Math.max(0, problems.findIndex(isOpen))
  const problem = problems[at]
  return problem === undefined ? null : (
    <ButtonLink variant="primary" to={problemPath(problem.slug)}>
      Open problem {letterOf(at)}
    </ButtonLink>
  )
}
