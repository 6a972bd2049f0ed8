import { useEffect, useState } from 'react'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { localWhenText } from '#features/events/web/public.tsx'
import { whenText, zonedMomentText } from '#features/events/rules/event-times.ts'
import { phaseAt, type Phase } from '../rules/contest.ts'

/** A moment in the zone and the locale of the reader; in UTC as the server renders it. */
export function Moment({ at }: { at: unknown }) {
  const isMounted = useMounted()
  const moment = new Date(String(at))
  return <time dateTime={moment.toISOString()}>{isMounted ? localWhenText(moment, null, deviceTimeZone()) : zonedMomentText(moment, 'UTC')}</time>
}

/** A start and an end in the zone and the locale of the reader, with the day once if it is the same; in UTC as the server renders it. */
export function TimeRange({ from, to }: { from: unknown; to: unknown }) {
  const isMounted = useMounted()
  const [start, end] = [new Date(String(from)), new Date(String(to))]
  const text = isMounted ? localWhenText(start, end, deviceTimeZone()) : whenText(start, end, 'UTC')
  return <time dateTime={start.toISOString()}>{text}</time>
}

/** The time in milliseconds, to the second. Use it after hydration only: the server's time is older. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Where a contest is in its time; null before hydration, when only the server's older time is known. */
export function usePhase(contest: { startsAt: unknown; endsAt: unknown }): Phase | null {
  const isMounted = useMounted()
  const now = useSeconds()
  return isMounted ? phaseAt({ startsAt: new Date(String(contest.startsAt)), endsAt: new Date(String(contest.endsAt)) }, new Date(now)) : null
}
