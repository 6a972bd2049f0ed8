import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { sheetParts } from '../rules/event-times.ts'

interface Props {
  at: unknown
  zone: string
  /** An event that is only online is shown on the reader’s day. */
  isOnlineOnly: boolean
}

/** A date as a calendar sheet. It is decorative: the time is next to it as text. */
export function DateSheet({ at, zone, isOnlineOnly }: Props) {
  const isMounted = useMounted()
  const { month, day, weekday } = sheetParts(new Date(String(at)), isOnlineOnly && isMounted ? deviceTimeZone() : zone)
  return (
    <div aria-hidden="true" className="grid w-14 flex-none justify-items-center self-start overflow-hidden rounded-control border border-line bg-surface text-center">
      <span className="w-full bg-accent-subtle py-0.5 text-xs font-medium text-accent">{month}</span>
      <span className="tabular text-xl font-semibold">{day}</span>
      <span className="pb-1 text-xs text-text-muted">{weekday}</span>
    </div>
  )
}
