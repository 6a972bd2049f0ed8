import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/**
 * Shows another page: with the browser's own cross-fade where it has one and motion is welcome, otherwise at once.
 * `isPlain` says that there is nothing to fade: the same page, or a browser that has moved the page by itself.
 */
export function transition(apply: () => void, isPlain: boolean): void {
  const isStill = isPlain || document.visibilityState !== 'visible' || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return startTransition(apply)
  const turning = document.startViewTransition(() => flushSync(apply))
  // A fade that is cut short by the next one is no fault.
  turning.ready.catch(() => {})
  turning.finished.catch(() => {})
}
