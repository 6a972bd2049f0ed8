import { useEffect } from 'react'
import { notePlace } from '#platform/web/recent-places.ts'

const PAUSE_MS = 1500
const NOT_NOTED = new Set(['/', '/logout', '/openingpage', '/reset-password', '/verify-email', '/forgot-password', '/signup', '/search'])

/** Notes each page that somebody stays on, for the quick links of home. */
export function useNotePlaces(pathname: string): void {
  useEffect(() => {
    if (NOT_NOTED.has(pathname.toLowerCase())) return
    const timer = setTimeout(() => {
      const title = document.querySelector('main h1')?.textContent?.trim() ?? ''
      if (title !== '') notePlace({ path: pathname, title })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
