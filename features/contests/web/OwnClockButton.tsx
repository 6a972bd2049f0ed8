import { useState } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { lengthText, minutesOf } from '../rules/contest.ts'
import { contestPath } from '../rules/paths.ts'
import type { ContestCardData } from './contest-queries.ts'
import { ENTER_LABELS, useEnterContest } from './enter-contest.ts'

interface Props {
  contest: Pick<ContestCardData, 'id' | 'number' | 'title' | 'startsAt' | 'endsAt'>
  /** In a list: names the contest. */
  isListed?: boolean
  /** Called when the question is answered: the button goes away once the clock runs. */
  onStart?: () => void
}

/** Starts a contest that is over on the clock of the member, after a question: the clock can be started only once. */
export function OwnClockButton({ contest, isListed = false, onStart }: Props) {
  const { id, number, title, startsAt, endsAt } = contest
  const navigate = useNavigate()
  const { asMember } = useAuth()
  const [isAsking, ask] = useState(false)
  const { enter, isPending, message } = useEnterContest(id, () => {
    ask(false)
    if (isListed) navigate(contestPath(number))
  })
  const length = lengthText(minutesOf(new Date(String(startsAt)), new Date(String(endsAt))))
  return (
    <>
      <Button small={isListed} variant={isListed ? 'plain' : 'primary'} {...(isListed && { 'aria-label': `${ENTER_LABELS.over}: ${title}` })} onClick={() => asMember(() => ask(true), 'You need a free account to take part.')}>
        {ENTER_LABELS.over}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Start your clock now?"
        explanation={`You have ${length} for “${title}”, and the clock can’t be paused or started again. Hints and solutions stay closed until your time is over.`}
        confirm={`Start ${length}`}
        variant="primary"
        busy={isPending}
        onConfirm={() => {
          onStart?.()
          enter()
        }}
        onClose={() => ask(false)}
      >
        <div className="pt-3 empty:hidden">
          <ErrorMessage message={message} />
        </div>
      </ConfirmDialog>
    </>
  )
}
