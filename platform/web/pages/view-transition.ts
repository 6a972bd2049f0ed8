import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/**
 * Shows another page: with the browser's cross-fade where it is supported and motion is allowed, otherwise at once. `isPlain` skips the
 * fade: for the same page, or when the browser has animated the change itself.
 */
export function transition(apply: () => void, isPlain: boolean): void {
  const isStill = isPlain || document.visibilityState !== 'visible' || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return startTransition(apply)
  const turning = document.startViewTransition(() => flushSync(apply))
  // A fade that is interrupted by the next one is not an error.
  turning.ready.catch(() => {})
  turning.finished.catch(() => {})
}
