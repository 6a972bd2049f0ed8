import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import type { EventDateData } from '../EventPage.tsx'
import { localTimeIn } from '../local-time.ts'
import { TimeFields, type Times } from '../TimeFields.tsx'

const MoveDate = graphql(`
  mutation MoveEventDate($dateId: ID!, $startsAt: String!, $endsAt: String!, $fold: ClockFold) { moveEventDate(dateId: $dateId, startsAt: $startsAt, endsAt: $endsAt, fold: $fold) }
`)

interface Props {
  date: EventDateData
  timeZone: string
  onDone: () => void
  onClose: () => void
}

/** Gives one date of a series another time. */
export function MoveDialog({ date, timeZone, onDone, onClose }: Props) {
  const [times, setTimes] = useState<Times>(() => ({ startsAt: localTimeIn(new Date(String(date.startsAt)), timeZone), endsAt: localTimeIn(new Date(String(date.endsAt)), timeZone), fold: null }))
  const { mutate, isPending, error } = useMutation(MoveDate)
  const fields = error?.fields ?? {}
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ dateId: date.id, ...times }, { onSuccess: onDone })
  }
  return (
    <Dialog open title="Move this date" onClose={onClose}>
      <form className="grid gap-5" onSubmit={send} noValidate>
        <p className="text-sm text-text-muted">Times are in {timeZone}. Everyone who answered Going or Maybe is notified. The other dates don’t change.</p>
        <TimeFields times={times} errors={fields} onChange={(changed) => setTimes({ ...times, ...changed })} />
        {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
        <div className="dialog-buttons">
          <Button onClick={onClose}>Keep</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            Move date
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
