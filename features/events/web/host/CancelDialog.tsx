import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { REASON_LENGTH } from '../../rules/events.ts'
import type { EventData } from '../EventPage.tsx'

export const CancelEvent = graphql(`mutation CancelEvent($id: ID!, $reason: String!) { cancelEvent(id: $id, reason: $reason) }`)
const CancelDate = graphql(`mutation CancelEventDate($dateId: ID!, $reason: String!) { cancelEventDate(dateId: $dateId, reason: $reason) }`)

interface Props {
  event: EventData
  /** Null: the whole event. */
  dateId: string | null
  onDone: () => void
  onClose: () => void
}

/** Cancels an event or one of its dates, with a reason. */
export function CancelDialog({ event, dateId, onDone, onClose }: Props) {
  const cancelEvent = useMutation(CancelEvent)
  const cancelDate = useMutation(CancelDate)
  const { isPending, error } = dateId === null ? cancelEvent : cancelDate
  const send = (reason: string) =>
    dateId === null ? cancelEvent.mutate({ id: event.id, reason }, { onSuccess: onDone }) : cancelDate.mutate({ dateId, reason }, { onSuccess: onDone })
  return (
    <ReasonDialog
      title={dateId === null ? `Cancel “${event.title}”?` : 'Cancel this date?'}
      target={dateId ?? event.id}
      label="Reason"
      hint="Everyone who answered Going or Maybe, or is on the waiting list, will be notified."
      maxLength={REASON_LENGTH}
      requiredHint="Enter a reason first."
      action={dateId === null ? 'Cancel event' : 'Cancel date'}
      danger
      busy={isPending}
      error={error?.message}
      onSend={send}
      onClose={onClose}
    >
      {dateId === null && event.dates.length > 1 && 'All upcoming dates will be canceled.'}
    </ReasonDialog>
  )
}
