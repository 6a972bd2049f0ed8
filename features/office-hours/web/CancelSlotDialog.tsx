import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { REASON_LENGTH } from '../rules/office-hours.ts'
import { ChangeDialog, type Change } from './ChangeDialog.tsx'
import { useOfficeHourChange, type OwnOfficeHourData } from './office-hour-queries.ts'

const CancelOfficeHours = graphql(`mutation CancelOfficeHours($id: ID!, $reason: String!, $isSeries: Boolean!) { cancelOfficeHours(id: $id, reason: $reason, isSeries: $isSeries) }`)

interface Props {
  own: OwnOfficeHourData
  /** How many of the later ones of its series are booked. */
  laterBooked: number
  /** What happened to the office hour since the dialog opened; null if nothing did. */
  change: Change | null
  /** What happened to its booking since then; empty if nothing did. */
  note: string
  onClose: () => void
}

/** The mentor cancels an office hour, or it and the later ones of its series. */
export function CancelSlotDialog({ own: { officeHour, booking, later }, laterBooked, change, note, onClose }: Props) {
  const [isSeries, setSeries] = useState(false)
  const isRequired = booking !== null || (isSeries && laterBooked > 0)
  const cancel = useOfficeHourChange(CancelOfficeHours, () => {
    closeToHeading(onClose)
    showToast(isSeries ? 'Office hours canceled.' : booking === null ? 'Office hour canceled.' : `Office hour canceled. ${booking.learner.name} is notified.`)
  })
  if (change !== null && !cancel.isPending) return <ChangeDialog change={change} onClose={onClose} />
  return (
    <ReasonDialog
      title="Cancel this office hour?"
      target={officeHour.id}
      label="Reason"
      hint={isRequired ? (isSeries && laterBooked > 0 ? `Learners who booked can read it. ${laterBooked === 1 ? 'One of the later ones is' : `${laterBooked} of the later ones are`} booked.` : 'The learner who booked can read it.') : 'Optional: no one has booked it.'}
      maxLength={REASON_LENGTH}
      requiredHint={isRequired ? 'Write a reason' : null}
      action={isSeries ? 'Cancel office hours' : 'Cancel office hour'}
      danger
      busy={cancel.isPending}
      error={cancel.error?.fields['reason'] ?? cancel.error?.message}
      onSend={(reason) => cancel.mutate({ id: officeHour.id, reason, isSeries })}
      onClose={onClose}
    >
      <div className="grid gap-3 empty:hidden">
        {note !== '' && !cancel.isPending && <p role="status" className="font-medium text-text">{note}</p>}
        {later > 0 && <Checkbox label={`Also cancel the ${later === 1 ? 'later one' : `${later} later ones`} of this series`} checked={isSeries} onChange={({ target }) => setSeries(target.checked)} />}
      </div>
    </ReasonDialog>
  )
}
