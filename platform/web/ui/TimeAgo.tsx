import { useMounted } from './use-mounted.ts'
import { absoluteDay, exactMoment, timeSince } from './time-words.ts'

/** When something was: the day on the server and at first, "3 hours ago" once the browser knows the person's clock. */
export function TimeAgo({ at }: { at: string | number }) {
  const isMounted = useMounted()
  const moment = new Date(at)
  return (
    <time dateTime={moment.toISOString()} title={isMounted ? exactMoment(moment) : undefined}>
      {isMounted ? timeSince(moment) : absoluteDay(moment)}
    </time>
  )
}
