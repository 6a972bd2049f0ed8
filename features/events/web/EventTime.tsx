import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { localOwnText, localWhen } from './local-when.ts'

interface Props {
  date: { when: string; startsAt: unknown; endsAt: unknown; timeZone: string }
}

/** The time of a date in its own zone and, where that differs, in the reader's. */
export const EventTime = ({ date }: Props) => (
  <p className="tabular grid text-sm text-text-muted">
    <time dateTime={new Date(String(date.startsAt)).toISOString()}>
      <WhenInZone date={date} />
    </time>
    <OwnTime date={date} />
  </p>
)

/** The time of a date in its own zone: as the server writes it, then as the locale of the browser does. */
export function WhenInZone({ date }: Props) {
  return useMounted() ? localWhen(date) : date.when
}

/** The time of a date in the reader's zone; nothing where it is the same. */
export function OwnTime({ date: { startsAt, endsAt, timeZone } }: Props) {
  const isMounted = useMounted()
  const own = isMounted ? localOwnText(new Date(String(startsAt)), new Date(String(endsAt)), timeZone, deviceTimeZone()) : null
  return own === null ? null : <span className="text-text-muted">For you: {own}</span>
}
