import { absoluteDay, dayAndTime } from '#platform/web/ui/time-words.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'

/** "Submitted on" with the date and time: in the reader's time zone once the page runs there. */
export function SubmittedOn({ at }: { at: string }) {
  const isMounted = useMounted()
  const moment = new Date(at)
  return (
    <>
      Submitted on <time dateTime={moment.toISOString()}>{isMounted ? dayAndTime(moment) : absoluteDay(moment)}</time>
    </>
  )
}
