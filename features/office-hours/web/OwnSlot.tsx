import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { localWhen } from '#features/events/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { Listed } from './by-series.ts'
import { BookingActions } from './BookingActions.tsx'
import type { OwnOfficeHourData } from './office-hour-queries.ts'
import type { Asked } from './OwnSlotDialogs.tsx'
import { SlotFacts } from './SlotFacts.tsx'

interface Props {
  own: OwnOfficeHourData
  series?: Listed['series']
  /** Opens a dialog about it. */
  onAsk: (asked: Asked) => void
}

/** An office hour of the mentor, with who booked it. */
export function OwnSlot({ own, series = null, onAsk }: Props) {
  const { officeHour, booking } = own
  const when = localWhen(officeHour)
  return (
    <li className="card grid grid-cols-1 gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          {series !== null && <h3 className="font-medium">{series.label}</h3>}
          <SlotFacts slot={officeHour} />
        </div>
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={booking === null ? 'plain' : 'accent'}>{booking === null ? 'Open' : 'Booked'}</Badge>
          <Button small aria-label={`Edit office hour on ${when}`} onClick={() => onAsk({ what: 'edit', own })}>
            Edit
          </Button>
          <Button small variant="ghost" aria-label={`Cancel office hour on ${when}`} onClick={() => onAsk({ what: 'cancel', own })}>
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
          <BookingActions booking={booking} onMove={null} onCancel={() => onAsk({ what: 'cancel-booking', own })} onReport={() => onAsk({ what: 'report', own })} />
        </div>
      )}
      {series !== null && series.open.length > 0 && <OtherDates open={series.open} onAsk={onAsk} />}
    </li>
  )
}

/** The other open dates of a weekly series, closed at first. */
const OtherDates = ({ open, onAsk }: { open: readonly OwnOfficeHourData[]; onAsk: Props['onAsk'] }) => (
  <details className="border-t border-line pt-3">
    <summary className="cursor-pointer text-sm font-medium">{`Other open dates (${open.length})`}</summary>
    <ul className="mt-3 grid grid-cols-1 gap-3">
      {open.map((own) => (
        <OwnSlot key={own.officeHour.id} own={own} onAsk={onAsk} />
      ))}
    </ul>
  </details>
)
