import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { localWhen } from '#features/events/web/public.tsx'
import { Loading } from '#features/mentoring/web/public.tsx'
import { OpenOfficeHoursQuery, useOfficeHourChange, type BookingData } from './office-hour-queries.ts'
import { SlotFacts } from './SlotFacts.tsx'

const MoveBooking = graphql(`
  mutation MoveOfficeHourBooking($id: ID!, $to: ID!, $startsAt: String) { moveOfficeHourBooking(id: $id, to: $to, startsAt: $startsAt) }
`)

/** Moves a booking to another open time of its mentor. */
export function MoveBookingDialog({ booking: { id, officeHour }, onMoved, onClose }: { booking: BookingData; onMoved: (slotId: string) => void; onClose: () => void }) {
  const { mentor } = officeHour
  const query = useInfiniteQuery(OpenOfficeHoursQuery, mentor === null ? null : {
    variables: (after) => ({ mentor: mentor.username, group: null, after }),
    getNextPageParam: ({ officeHours }) => officeHours.next,
  })
  const back = useOfficeHourChange(MoveBooking, ({ to }) => {
    showToast('Moved back.')
    onMoved(to)
  }, (message) => showToast(message, { kind: 'error' }))
  const move = useOfficeHourChange(MoveBooking, ({ to }) => {
    showToast(`Moved. ${mentor?.name ?? 'Your mentor'} is notified.`, { action: { label: 'Undo', run: () => back.mutate({ id, to: officeHour.id, startsAt: String(officeHour.startsAt) }) } })
    onMoved(to)
    onClose()
  })
  return (
    <Dialog open title="Move this booking" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-2 rounded-control bg-sunken px-3 py-2.5">
          <p className="text-sm text-text-muted">You booked this time. What you want to talk about stays.</p>
          <SlotFacts slot={officeHour} />
        </div>
        <ErrorMessage message={move.error?.message} />
        <Loading query={query}>
          {({ pages }) => {
            const items = pages.flatMap(({ officeHours }) => officeHours.items)
            return items.length === 0 ? (
              <EmptyState text={`${mentor?.name ?? 'This mentor'} has no other open times`} hint="Come back later, or cancel the booking." />
            ) : (
              <ul className="grid grid-cols-1">
                {items.map((slot) => (
                  <li key={slot.id} className="flex items-center justify-between gap-3 border-line py-3 not-first:border-t">
                    <div className="grid min-w-0 gap-1">
                      <SlotFacts slot={slot} />
                      {slot.about !== officeHour.about && <p className="text-sm text-text-muted wrap-anywhere">{slot.about}</p>}
                    </div>
                    <Button small className="flex-none" busy={move.isPending && move.variables?.to === slot.id} aria-label={`Move to ${localWhen(slot)}`} onClick={() => move.mutate({ id, to: slot.id, startsAt: String(slot.startsAt) })}>
                      Move here
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }}
        </Loading>
        <MoreButton query={query}>Later office hours</MoreButton>
      </div>
    </Dialog>
  )
}
