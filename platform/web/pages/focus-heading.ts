import { flushSync } from 'react-dom'

/** The heading of the page that is shown; home has one for visitors and one for members. */
export const shownHeading = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.checkVisibility()) ?? null

let replacement: MutationObserver | null = null

/** Focuses the heading of a page, so that screen readers announce it; without one, the main element. A heading that replaces it, after a part of the page has loaded, is focused too. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main')
  const target = shownHeading() ?? main
  if (target === null || main === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  replacement?.disconnect()
  const observer = new MutationObserver(() => {
    if (!target.isConnected && document.activeElement === document.body && shownHeading() !== null) focusHeading()
  })
  replacement = observer
  observer.observe(main, { childList: true, subtree: true })
  document.addEventListener('focusin', () => observer.disconnect(), { once: true })
}

/** Closes a dialog that was opened by a button which is gone now, and focuses the heading. */
export function closeToHeading(close: () => void): void {
  flushSync(close)
  focusHeading()
}
