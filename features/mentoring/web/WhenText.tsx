import { showsDeviceTime } from '#platform/web/device-time-zone.ts'
import { timeOfDay } from '#platform/web/ui/time-words.ts'
import { LocalTime } from './LocalTime.tsx'

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
  if (showsDeviceTime(timeZone, new Date(startsAt))) return <span className="block font-medium">{when}</span>
  return (
    <>
      <span className="block font-medium">
        <LocalTime at={startsAt} />
        {endsAt !== undefined && <> – {timeOfDay(new Date(endsAt))}</>}, your time
      </span>
      <span className="block text-sm text-text-muted wrap-anywhere">{when}</span>
    </>
  )
}
