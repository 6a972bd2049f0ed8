import { useEffect, useEffectEvent, useState } from 'react'

const AFTER_MS = [800, 2_000, 4_000, 8_000]

/**
 * Returns a function that calls `read` at once and a few times in the next seconds. For changes after which listeners change more of what is
 * shown, such as the trust level after a suspension.
 */
export function useRepeatedRead(read: () => void): () => void {
  const [startedAt, start] = useState<number | null>(null)
  const onTime = useEffectEvent(read)
  useEffect(() => {
    if (startedAt === null) return
    const timers = AFTER_MS.map((ms) => setTimeout(() => onTime(), ms))
    return () => timers.forEach((timer) => clearTimeout(timer))
  }, [startedAt])
  return () => {
    read()
    start(Date.now())
  }
}
