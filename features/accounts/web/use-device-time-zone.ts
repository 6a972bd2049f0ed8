import { useEffect } from 'react'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'

const KEY = 'cloggle.clock'

/**
 * Calendar days use the person's time zone: each browser sends its time zone once, and again when it changes. A time zone chosen in the settings
 * stays until then.
 */
export function useDeviceTimeZone(personId: string | null): void {
  useEffect(() => {
    if (personId === null) return
    const timeZone = deviceTimeZone()
    const sent = `${personId} ${timeZone}`
    try {
      if (localStorage.getItem(KEY) === sent) return
    } catch {
      return
    }
    void import('./send-time-zone.ts').then(({ sendTimeZone }) => sendTimeZone(KEY, sent, timeZone), () => {})
  }, [personId])
}
