import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { localWhen } from '#features/events/web/public.tsx'
import { seriesText } from '#features/mentoring/web/public.tsx'
import { seriesOf } from './by-series.ts'
import { OwnOfficeHoursQuery } from './office-hour-queries.ts'
import { SlotFacts } from './SlotFacts.tsx'

/** The office hours that the mentor offers to a group: a series is one card with its dates folded. */
export function OwnGroupSlots({ groupId }: { groupId: string }) {
  const slots = (useQuery(OwnOfficeHoursQuery, {}).data?.ownOfficeHours ?? []).filter(({ officeHour }) => officeHour.groupId === groupId)
  if (slots.length === 0) return <p className="text-text-muted">Offer times that only members of this group can book.</p>
  return (
    <ul aria-label="Your office hours for this group" className="grid grid-cols-1 gap-3 md:grid-cols-3">
      {seriesOf(slots).map((all) => {
        const [first] = all
        const taken = all.filter(({ booking }) => booking !== null).length
        return (
          <li key={first!.officeHour.id} className="card grid content-start gap-3 p-4">
            <SlotFacts slot={first!.officeHour} />
            <p>
              <Badge tone={taken > 0 ? 'accent' : 'plain'}>{all.length > 1 ? `${taken} of ${all.length} booked` : taken > 0 ? 'Booked' : 'Open'}</Badge>
            </p>
            {all.length > 1 && (
              <details className="text-sm">
                <summary className="cursor-pointer">{seriesText(all.map(({ officeHour }) => officeHour))}</summary>
                <ul className="mt-2 grid gap-1">
                  {all.map(({ officeHour, booking }) => (
                    <li key={officeHour.id} className="wrap-anywhere">
                      {localWhen(officeHour)}
                      {booking !== null && <span className="text-text-muted">, booked by {booking.learner?.name ?? 'a former member'}</span>}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
