const LATEST_MS = 5_000
const WITHOUT_IDLE_MS = 1_500

/** Runs a callback when the page is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const requested = window.requestIdleCallback(work, { timeout: LATEST_MS })
  return () => window.cancelIdleCallback(requested)
}
