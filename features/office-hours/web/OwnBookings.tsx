import { Suspense, useState } from 'react'
import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { saveLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { buttonClass } from '#platform/web/ui/button-variant.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { mentorOfficeHoursPath } from '../rules/paths.ts'
import { BookingActions } from './BookingActions.tsx'
import { CancelBookingDialog } from './CancelBookingDialog.tsx'
import { BookingsQuery, type BookingData } from './office-hour-queries.ts'
import { SlotFacts } from './SlotFacts.tsx'
import { subjectDraft } from './subject-draft.ts'

const MoveBookingDialog = lazyPart(() => import('./MoveBookingDialog.tsx').then((module) => module.MoveBookingDialog))

/** What a learner booked; nothing while there is nothing. The office hour that was booked or chosen just now takes the focus. */
export function OwnBookings({ booked, onMoved }: { booked: string | null; onMoved: (slotId: string) => void }) {
  const [asked, ask] = useState<{ what: 'move' | 'cancel'; booking: BookingData } | null>(null)
  const { data, isLoadingError, error, refetch } = useQuery(BookingsQuery, { isPast: false }, { refetchInterval: FOLLOW_MS })
  if (isLoadingError) return <ErrorState text="We couldn’t load your bookings." hint={error.message} onRetry={refetch} />
  const bookings = data?.officeHourBookings ?? []
  if (bookings.length === 0) return null
  const close = () => ask(null)
  const now = bookings.find(({ id }) => id === asked?.booking.id)
  return (
    <Section title="Your bookings">
      <ul className="grid grid-cols-1 gap-3">
        {bookings.map((booking) => {
          const { id, subject, cancelledBy, officeHour } = booking
          return (
            <li key={id} tabIndex={-1} ref={officeHour.id === booked ? takeFocus : undefined} className="card grid grid-cols-1 gap-3 p-5">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 wrap-anywhere">With {officeHour.mentor?.name ?? 'a former mentor'}</span>
                {cancelledBy !== null && <Badge tone="danger">Canceled</Badge>}
              </p>
              <SlotFacts slot={officeHour} />
              <p className="text-sm whitespace-pre-line wrap-anywhere">{subject}</p>
              {cancelledBy !== null && <Cancellation booking={booking} />}
              <BookingActions booking={booking} onMove={() => ask({ what: 'move', booking })} onCancel={() => ask({ what: 'cancel', booking })} onReport={null} />
            </li>
          )
        })}
      </ul>
      {asked?.what === 'cancel' && <CancelBookingDialog booking={asked.booking} isMentor={false} change={now === undefined || now.cancelledBy === null ? null : cancellationOf(now)} onClose={close} />}
      <Suspense>{asked?.what === 'move' && <MoveBookingDialog booking={now ?? asked.booking} onMoved={onMoved} onClose={close} />}</Suspense>
    </Section>
  )
}

/** Why a booking was canceled, and the way to another time, which takes the subject along. */
function Cancellation({ booking: { subject, cancelledBy, cancelReason, officeHour: { mentor } } }: { booking: BookingData }) {
  return (
    <div className="grid gap-3 border-t border-line pt-3 text-sm">
      <p className="whitespace-pre-line wrap-anywhere">
        {cancelledBy === 'mentor' && <span className="font-medium">{`${mentor?.name ?? 'Your mentor'} canceled it: `}</span>}
        {cancelReason}
      </p>
      {mentor !== null && cancelledBy === 'mentor' && (
        <div>
          <a className={buttonClass({ small: true })} href={mentorOfficeHoursPath(mentor.username)} onClick={() => saveLocalDraft(subjectDraft(mentor.id), subject)}>
            Book another time
          </a>
        </div>
      )}
    </div>
  )
}

const cancellationOf = ({ cancelledBy, cancelReason, officeHour: { mentor } }: BookingData) => ({
  title: 'This booking is already canceled',
  text: cancelledBy === 'mentor' ? `${mentor?.name ?? 'Your mentor'} canceled it: ${cancelReason}` : cancelReason,
})
