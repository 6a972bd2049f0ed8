import { useEffect, useRef } from 'react'

/** Gives the focus to a page's heading, so that readers hear where they are; without one, to the main part. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** After a navigation the focus moves to the new page's heading; not at the first page, and not within a page. */
export function usePageFocus(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (window.location.hash === '') focusHeading()
  }, [pathname])
}
