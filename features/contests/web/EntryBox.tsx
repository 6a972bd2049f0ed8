import { useEffect, useRef } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { clockText, type Phase } from '../rules/contest.ts'
import { readAgain, type ContestData, type ContestNow } from './contest-queries.ts'
import { useSeconds } from './contest-times.tsx'

const EnterContest = graphql(`mutation EnterContest($id: ID!) { enterContest(id: $id) }`)
const LeaveContest = graphql(`mutation LeaveContest($id: ID!) { leaveContest(id: $id) }`)

interface Props {
  contest: ContestData
  entry: NonNullable<ContestNow['contest']>['ownEntry']
  entryCount: number
  phase: Phase
  /** Called when a clock runs out while the page is open. */
  onPhase: () => void
}

/** The clock of a contest, and the button to take part: before and during its time, or afterwards on a clock of one's own. */
export function EntryBox({ contest: { id, startsAt, endsAt, isOwn }, entry, entryCount, phase, onPhase }: Props) {
  const { asMember } = useAuth()
  const now = useSeconds()
  const options = {
    onSuccess: (_data: unknown, _variables: unknown, cache: Parameters<typeof readAgain>[0]) => readAgain(cache),
    onError: (error: Error) => showToast(error.message, { kind: 'error' }),
  }
  const enter = useMutation(EnterContest, options)
  const leave = useMutation(LeaveContest, options)
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
  const label = phase === 'upcoming' ? 'Starts in' : isTicking ? 'Time left' : 'This contest is over'
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="grid gap-1">
        <p className="text-sm text-text-muted">{label}</p>
        {isTicking && (
          <p className="tabular text-2xl font-medium" role="timer">
            {left >= 48 * 3600 ? `${Math.floor(left / 86_400)} days` : clockText(left)}
          </p>
        )}
        <p className="tabular text-sm text-text-muted">{entryCount === 1 ? '1 entry' : `${entryCount} entries`}</p>
      </div>
      {!isOwn && (
        <div className="grid justify-items-end gap-2">
          {entry === null && (
            <>
              <Button variant="primary" busy={enter.isPending} onClick={() => asMember(() => enter.mutate({ id }), 'You need a free account to take part.')}>
                {phase === 'over' ? 'Start on my own clock' : phase === 'running' ? 'Take part now' : 'Sign up'}
              </Button>
              {phase === 'over' && <p className="text-sm text-text-muted">You get the same amount of time and see where you would have placed. Hints and solutions stay closed until your time is over.</p>}
            </>
          )}
          {entry !== null && <p className="text-sm font-medium">{entry.isVirtual ? (left > 0 ? 'You’re taking part on your own clock.' : 'You took part on your own clock.') : phase === 'over' ? 'You took part.' : 'You’re in.'}</p>}
          {entry !== null && phase === 'upcoming' && (
            <Button small variant="ghost" busy={leave.isPending} onClick={() => leave.mutate({ id })}>
              Withdraw
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
