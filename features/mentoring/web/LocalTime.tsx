import { dayAndTime } from '#platform/web/ui/time-words.ts'

/** A date and time in the zone of the browser. Only on pages that the server does not render. */
export function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{dayAndTime(new Date(at))}</time>
}
