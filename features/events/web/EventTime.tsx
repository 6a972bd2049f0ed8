import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { ownTimeText } from '../rules/event-times.ts'

interface Props {
  date: { when: string; startsAt: unknown; endsAt: unknown; timeZone: string }
}

/** The time of a date in its own zone and, where that differs, in the reader's. */
export function EventTime({ date: { when, startsAt, endsAt, timeZone } }: Props) {
  const isMounted = useMounted()
  const [start, end] = [new Date(String(startsAt)), new Date(String(endsAt))]
  const own = isMounted ? ownTimeText(start, end, timeZone, deviceTimeZone()) : null
  return (
    <p className="tabular grid text-sm text-text-muted">
      <time dateTime={start.toISOString()}>{when}</time>
      {own !== null && <span>For you: {own}</span>}
    </p>
  )
}
