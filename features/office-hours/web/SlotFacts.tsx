import { Badge } from '#platform/web/ui/Badge.tsx'
import { WhenText } from '#features/mentoring/web/public.tsx'
import type { OfficeHourData } from './office-hour-queries.ts'

/** When and where an office hour is, and for which group. */
export function SlotFacts({ slot }: { slot: OfficeHourData }) {
  return (
    <div className="grid min-w-0 gap-1">
      <p>
        <WhenText startsAt={String(slot.startsAt)} endsAt={String(slot.endsAt)} timeZone={slot.timeZone} />
      </p>
      <SlotPlace slot={slot} />
    </div>
  )
}

/** Where an office hour is, and for which group. */
export function SlotPlace({ slot: { place, isOnline, group } }: { slot: OfficeHourData }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
      <span className="wrap-anywhere">{place === '' ? 'Online' : isOnline ? `${place}, or online` : place}</span>
      {group !== null && <Badge>{group}</Badge>}
    </p>
  )
}
