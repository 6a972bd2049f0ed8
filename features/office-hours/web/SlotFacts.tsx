import { Badge } from '#platform/web/ui/Badge.tsx'
import { LocalTime } from '#features/mentoring/web/public.tsx'
import type { OfficeHourData } from './office-hour-queries.ts'

/** When and where an office hour is: in the zone of the browser, and in that of the mentor. */
export function SlotFacts({ slot: { startsAt, when, place, isOnline, group } }: { slot: OfficeHourData }) {
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <LocalTime at={String(startsAt)} />
        {group !== null && <Badge>{group}</Badge>}
      </p>
      <p className="text-sm text-text-muted wrap-anywhere">
        {when}. {place === '' ? 'Online' : place}
        {place !== '' && isOnline && ', or online'}
      </p>
    </div>
  )
}
