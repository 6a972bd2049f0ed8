import { useEffect, useRef } from 'react'
import type { Address } from '#platform/web/pages/navigation.ts'

/** Gives the focus to a page's heading, so that readers hear where they are; without one, to the main part. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * After a navigation the focus moves to the new page's heading; not at the first page, not within a page, and not where a
 * page gives itself an address. Who types into a box of a list, which changes the query alone, goes on typing.
 */
export function usePageFocus({ pathname, search }: Address, arrival: number): void {
  const shown = useRef({ pathname, search, arrival })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, arrival }
    if (before.arrival === arrival) return
    const isSameList = before.pathname === pathname
    if (isSameList && (before.search === search || document.activeElement?.matches('input, textarea, select'))) return
    if (window.location.hash === '') focusHeading()
  }, [pathname, search, arrival])
}
