import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { REASON_LENGTH } from '../rules/office-hours.ts'
import { BookingActions } from './BookingActions.tsx'
import { useOfficeHourChange, type OwnOfficeHourData } from './office-hour-queries.ts'
import { SlotFacts } from './SlotFacts.tsx'

const EditSlotDialog = lazyPart(() => import('./EditSlotDialog.tsx').then((module) => module.EditSlotDialog))
const CancelOfficeHours = graphql(`mutation CancelOfficeHours($id: ID!, $reason: String!, $isSeries: Boolean!) { cancelOfficeHours(id: $id, reason: $reason, isSeries: $isSeries) }`)

interface Props {
  own: OwnOfficeHourData
  /** The weekly series that begins with it: how many dates it has, and those of the others that are open. */
  series?: { count: number; open: readonly OwnOfficeHourData[] } | null
}

const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long' })

/** An office hour of the mentor, with who booked it. */
export function OwnSlot({ own, series = null }: Props) {
  const { officeHour, booking, later } = own
  const [isEditing, edit] = useState(false)
  const [isCancelling, askToCancel] = useState(false)
  const [isSeries, setSeries] = useState(false)
  const cancel = useOfficeHourChange(CancelOfficeHours, () => {
    closeToHeading(() => askToCancel(false))
    showToast(isSeries ? 'Office hours canceled.' : booking === null ? 'Office hour canceled.' : `Office hour canceled. ${booking.learner.name} is notified.`)
  })
  return (
    <li className="card grid grid-cols-1 gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          {series !== null && <h3 className="font-medium">{`${WEEKDAY.format(new Date(String(officeHour.startsAt)))}s, ${series.count} dates`}</h3>}
          <SlotFacts slot={officeHour} />
        </div>
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={booking === null ? 'plain' : 'accent'}>{booking === null ? 'Open' : 'Booked'}</Badge>
          <Button small aria-label={`Edit office hour on ${officeHour.when}`} onClick={() => edit(true)}>
            Edit
          </Button>
          <Button small variant="ghost" aria-label={`Cancel office hour on ${officeHour.when}`} onClick={() => askToCancel(true)}>
            Cancel office hour
          </Button>
        </span>
      </div>
      {officeHour.about !== '' && <p className="text-sm whitespace-pre-line wrap-anywhere">{officeHour.about}</p>}
      {booking !== null && (
        <div className="grid grid-cols-1 gap-3 border-t border-line pt-3">
          <p className="text-sm wrap-anywhere">
            <a className="link font-medium" href={profilePath(booking.learner.username)}>
              {booking.learner.name}
            </a>
            : <span className="whitespace-pre-line">{booking.subject}</span>
          </p>
          <BookingActions booking={booking} isMentor />
        </div>
      )}
      {series !== null && series.open.length > 0 && <OtherDates open={series.open} />}
      <Suspense>{isEditing && <EditSlotDialog own={own} onClose={() => edit(false)} />}</Suspense>
      {isCancelling && (
        <ReasonDialog
          title="Cancel this office hour?"
          target={officeHour.id}
          label="Reason"
          hint={booking === null && !isSeries ? 'Optional: no one has booked it.' : 'Learners who booked can read it.'}
          maxLength={REASON_LENGTH}
          requiredHint={booking === null ? null : 'Write a reason'}
          action={isSeries ? 'Cancel office hours' : 'Cancel office hour'}
          danger
          busy={cancel.isPending}
          error={cancel.error?.fields['reason'] ?? cancel.error?.message}
          onSend={(reason) => cancel.mutate({ id: officeHour.id, reason, isSeries })}
          onClose={() => askToCancel(false)}
        >
          {later > 0 && <Checkbox label={`Also cancel the ${later === 1 ? 'later one' : `${later} later ones`} of this series`} checked={isSeries} onChange={({ target }) => setSeries(target.checked)} />}
        </ReasonDialog>
      )}
    </li>
  )
}

/** The other open dates of a weekly series, closed at first. */
const OtherDates = ({ open }: { open: readonly OwnOfficeHourData[] }) => (
  <details className="border-t border-line pt-3">
    <summary className="cursor-pointer text-sm font-medium">{`Other open dates (${open.length})`}</summary>
    <ul className="mt-3 grid grid-cols-1 gap-3">
      {open.map((own) => (
        <OwnSlot key={own.officeHour.id} own={own} />
      ))}
    </ul>
  </details>
)
