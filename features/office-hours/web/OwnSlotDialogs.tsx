import { Suspense } from 'react'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { CancelBookingDialog } from './CancelBookingDialog.tsx'
import { CancelSlotDialog } from './CancelSlotDialog.tsx'
import { slotChanges } from './slot-changes.ts'
import type { OwnOfficeHourData } from './office-hour-queries.ts'

const EditSlotDialog = lazyPart(() => import('./EditSlotDialog.tsx').then((module) => module.EditSlotDialog))

/** What a mentor wants to do with an office hour, and the office hour as it was when they pressed the button. */
export interface Asked {
  what: 'edit' | 'cancel' | 'cancel-booking' | 'report'
  own: OwnOfficeHourData
}

/** The dialogs about an office hour. They are beside the list, because its card moves or goes away when a learner books or cancels it. */
export function OwnSlotDialogs({ asked: { what, own: before }, all, onClose }: { asked: Asked; all: readonly OwnOfficeHourData[]; onClose: () => void }) {
  const { own, slot, booking } = slotChanges(before, all)
  const note = booking?.text ?? ''
  const laterBooked = all.filter((one) => one.seriesId === own.seriesId && one.booking !== null && String(one.officeHour.startsAt) > String(own.officeHour.startsAt)).length
  if (what === 'cancel') return <CancelSlotDialog own={own} laterBooked={laterBooked} change={slot} note={note} onClose={onClose} />
  if (what === 'edit') return <Suspense><EditSlotDialog own={own} change={slot} note={note} onClose={onClose} /></Suspense>
  if (before.booking === null) return null
  if (what === 'cancel-booking') return <CancelBookingDialog booking={before.booking} isMentor change={booking} onClose={onClose} />
  return <Suspense><ReportDialog kind="office-hour-booking" noun="subject" id={before.booking.id} onClose={onClose} /></Suspense>
}
