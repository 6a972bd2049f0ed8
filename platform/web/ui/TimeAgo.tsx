import { useMounted } from './use-mounted.ts'
import { absoluteDay, exactMoment, timeSince } from './time-words.ts'

/** A time: the day on the server and during hydration, "3 hours ago" afterwards. */
export function TimeAgo({ at }: { at: string | number }) {
  const isMounted = useMounted()
  const moment = new Date(at)
  return (
    <time className="whitespace-nowrap" dateTime={moment.toISOString()} title={isMounted ? exactMoment(moment) : undefined}>
      {isMounted ? timeSince(moment) : absoluteDay(moment)}
    </time>
  )
}
