import { showsDeviceTime } from '#platform/web/device-time-zone.ts'
import { dayAndTime, dayAndTimeRange } from '#platform/web/ui/time-words.ts'

interface Props {
  startsAt: string
  /** Also shown in the zone of the browser. */
  endsAt?: string
  /** The time in the zone where it takes place, with the name of the zone. */
  when: string
  timeZone: string
}

/** When something takes place: in the zone of the browser, and below in its own if that differs. Only on pages that the server does not render. */
export function WhenText({ startsAt, endsAt, when, timeZone }: Props) {
  const start = new Date(startsAt)
  if (showsDeviceTime(timeZone, start)) return <span className="block font-medium">{when}</span>
  return (
    <>
      <span className="block font-medium">
        <time dateTime={startsAt}>{endsAt === undefined ? dayAndTime(start) : dayAndTimeRange(start, new Date(endsAt))}</time>, your time
      </span>
      <span className="block text-sm text-text-muted wrap-anywhere">{when}</span>
    </>
  )
}
