import { useEffect } from 'react'

const KEY = 'cloggle.clock'

/**
 * Days are counted by the person's own clock: each browser tells its time zone once, and again after a journey. Whoever
 * chose another one in the settings keeps it until the browser itself is somewhere else.
 */
export function useDeviceTimeZone(personId: string | null): void {
  useEffect(() => {
    if (personId === null) return
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const said = `${personId} ${timeZone}`
    try {
      if (localStorage.getItem(KEY) === said) return
    } catch {
      return
    }
    void import('./send-time-zone.ts').then(({ sendTimeZone }) => sendTimeZone(KEY, said, timeZone), () => {})
  }, [personId])
}
