import { useEffect } from 'react'
import { shownHeading } from '#platform/web/pages/focus-heading.ts'
import type { Location } from '#platform/web/pages/navigation.ts'
import { recordRecentPage } from '#platform/web/recent-pages.ts'

const PAUSE_MS = 1500
const NOT_RECORDED = new Set(['/', '/logout', '/openingpage', '/reset-password', '/verify-email', '/forgot-password', '/signup', '/login', '/search'])

/** Records each page that someone stays on, for the quick links of home. */
export function useRecordRecentPages({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  // A section is a page of its own; other parameters only change what a page lists.
  const section = new URLSearchParams(search).get('section')
  const path = section === null ? pathname : `${pathname}?${new URLSearchParams({ section }).toString()}`
  useEffect(() => {
    if (NOT_RECORDED.has(pathname.toLowerCase())) return
    const timer = setTimeout(() => {
      // The parts of a section share its heading; the title of the document tells them apart.
      const title = document.title.split(' · ').slice(0, -1).join(' · ') || (shownHeading()?.textContent?.trim() ?? '')
      // The number of unread messages in front of the title belongs to the moment.
      const name = title.replace(/^\(\d+\+?\) /, '')
      if (name !== '' && document.querySelector('[data-message-page]') === null) recordRecentPage({ path, title: name })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [pathname, path])
}
