import { Suspense, useState } from 'react'
import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { REASON_LENGTH } from '../rules/office-hours.ts'
import { bookingFilePath } from '../rules/paths.ts'
import { useOfficeHourChange, type BookingData } from './office-hour-queries.ts'

const MoveBookingDialog = lazyPart(() => import('./MoveBookingDialog.tsx').then((module) => module.MoveBookingDialog))
const CancelBooking = graphql(`mutation CancelOfficeHourBooking($id: ID!, $reason: String!) { cancelOfficeHourBooking(id: $id, reason: $reason) }`)

/** What the learner or the mentor of an upcoming booking can do with it; nothing once it is canceled, but a dialog that is open stays. */
export function BookingActions({ booking, isMentor, onMoved }: { booking: BookingData; isMentor: boolean; onMoved?: (slotId: string) => void }) {
  const { id, onlineUrl, officeHour } = booking
  const [asking, ask] = useState<'move' | 'cancel' | 'report' | null>(null)
  const close = (text: string, kind: 'info' | 'error') => {
    closeToHeading(() => ask(null))
    showToast(text, { kind })
  }
  const cancel = useOfficeHourChange(
    CancelBooking,
    () => close(`Canceled. ${(isMentor ? booking.learner.name : officeHour.mentor?.name) ?? 'Your mentor'} is notified.`, 'info'),
    (message) => close(message, 'error'),
  )
  const save = () => {
    downloadFile(bookingFilePath(id), 'office-hour.ics').catch((error: unknown) => showToast(errorMessage(error), { kind: 'error' }))
  }
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {booking.cancelledBy === null && (
        <>
          {onlineUrl !== null && <ExternalLink to={onlineUrl}>Join online</ExternalLink>}
          <Button small icon={downloadIcon} aria-label={`Calendar file for ${officeHour.when}`} onClick={save}>
            Calendar file
          </Button>
          {!isMentor && officeHour.mentor !== null && (
            <Button small aria-label={`Move booking on ${officeHour.when}`} onClick={() => ask('move')}>
              Move
            </Button>
          )}
          <Button small variant="ghost" aria-label={`Cancel booking on ${officeHour.when}`} onClick={() => ask('cancel')}>
            Cancel booking
          </Button>
          {isMentor && (
            <Button small variant="ghost" onClick={() => ask('report')}>
              Report
            </Button>
          )}
        </>
      )}
      {asking === 'cancel' && (
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
          onClose={() => ask(null)}
        />
      )}
      <Suspense>{asking === 'move' && <MoveBookingDialog booking={booking} onMoved={onMoved} onClose={() => ask(null)} />}</Suspense>
      <Suspense>{asking === 'report' && <ReportDialog kind="office-hour-booking" noun="subject" id={id} onClose={() => ask(null)} />}</Suspense>
    </div>
  )
}
