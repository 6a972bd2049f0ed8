import { useEffect, useState } from 'react'

const PAUSE_MS = 250

/** What was typed, trimmed, once there was a pause of a quarter of a second: searches do not run for every letter. */
export function usePaused(typed: string): string {
  const [paused, pause] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => pause(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}
