import { useEffect, useState } from 'react'
import { useMounted } from '#platform/web/ui/use-mounted.ts'

const MINUTE_MS = 60_000

/** The time in milliseconds, to the minute. Use it after hydration only: the server's time is older. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Whether a date is over: as of server rendering, then by the clock after hydration. */
export function useIsOver(): (date: { isOver: boolean; endsAt: unknown }) => boolean {
  const isMounted = useMounted()
  const now = useNow()
  return ({ isOver, endsAt }) => isOver || (isMounted && Date.parse(String(endsAt)) < now)
}
