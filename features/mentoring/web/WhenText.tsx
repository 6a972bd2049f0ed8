import { showsDeviceTime } from '#platform/web/device-time-zone.ts'
import { dayAndTime, dayAndTimeRange } from '#platform/web/ui/time-words.ts'
import { localWhenText } from '#features/events/web/public.tsx'

interface Props {
  startsAt: string
  endsAt?: string
  /** The zone where it takes place. */
  timeZone: string
}

/** When something takes place: in the zone of the browser, and below in its own if that differs. Only on pages that the server does not render. */
export function WhenText({ startsAt, endsAt, timeZone }: Props) {
  const start = new Date(startsAt)
  const end = endsAt === undefined ? null : new Date(endsAt)
  const when = localWhenText(start, end, timeZone)
  if (showsDeviceTime(timeZone, start)) return <span className="block font-medium">{when}</span>
  return (
    <>
      <span className="block font-medium">
        <time dateTime={startsAt}>{end === null ? dayAndTime(start) : dayAndTimeRange(start, end)}</time>, your time
      </span>
      <span className="block text-sm text-text-muted wrap-anywhere">{when}</span>
    </>
  )
}
