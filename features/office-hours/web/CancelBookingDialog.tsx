import { graphql } from '#platform/web/graphql/graphql.ts'
import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { REASON_LENGTH } from '../rules/office-hours.ts'
import { ChangeDialog, type Change } from './ChangeDialog.tsx'
import { useOfficeHourChange, type BookingData } from './office-hour-queries.ts'

const CancelBooking = graphql(`mutation CancelOfficeHourBooking($id: ID!, $reason: String!) { cancelOfficeHourBooking(id: $id, reason: $reason) }`)

interface Props {
  booking: BookingData
  isMentor: boolean
  /** What happened to the booking since the dialog opened; null if nothing did. */
  change: Change | null
  onClose: () => void
}

/** The learner or the mentor cancels a booking with a reason. */
export function CancelBookingDialog({ booking, isMentor, change, onClose }: Props) {
  const { id, learner, officeHour } = booking
  const close = (text: string, kind: 'info' | 'error') => {
    closeToHeading(onClose)
    showToast(text, { kind })
  }
  const cancel = useOfficeHourChange(
    CancelBooking,
    () => close(`Canceled. ${(isMentor ? learner.name : officeHour.mentor?.name) ?? 'Your mentor'} is notified.`, 'info'),
    (message) => close(message, 'error'),
  )
  if (change !== null && !cancel.isPending) return <ChangeDialog change={change} onClose={onClose} />
  return (
    <ReasonDialog
      title="Cancel this booking?"
      target={id}
      label="Reason"
      hint={isMentor ? 'The learner can read it. Others can then book the slot.' : 'Your mentor can read it. Others can then book the slot.'}
      maxLength={REASON_LENGTH}
      requiredHint="Write a reason"
      action="Cancel booking"
      danger
      busy={cancel.isPending}
      error={cancel.error?.fields['reason'] ?? cancel.error?.message}
      onSend={(reason) => cancel.mutate({ id, reason })}
      onClose={onClose}
    />
  )
}
