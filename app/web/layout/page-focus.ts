import { useEffect, useRef } from 'react'
import { focusHeading } from '#platform/web/pages/focus-heading.ts'
import type { Location } from '#platform/web/pages/navigation.ts'

/**
 * After a navigation the focus moves to the new page's heading (requirement S-6); not on the first page, not within a page, and not when
 * a page replaces its own URL. When a list changes its query, the focus stays on the pressed control while it is visible, and in a field
 * that someone types in.
 */
export function usePageFocus({ pathname, search }: Location, visit: number): void {
  const shown = useRef({ pathname, search, visit })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, visit }
    if (before.visit === visit) return
    if (before.pathname === pathname && (before.search === search || isStillThere(document.activeElement))) return
    if (window.location.hash === '') focusHeading()
  }, [pathname, search, visit])
}

function isStillThere(focused: Element | null): boolean {
  if (focused === null) return false
  if (focused.matches('input, textarea, select')) return true
  const { top, bottom } = focused.getBoundingClientRect()
  return focused.closest('main') !== null && focused.id !== 'main' && top >= 0 && bottom <= window.innerHeight
}
