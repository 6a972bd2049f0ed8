import type { LoadedPage } from './match.ts'

/** Prefetched pages by their URL. Filled by `prefetch.ts`. */
const prefetched = new Map<string, { until: number; loaded: Promise<LoadedPage> }>()

export function cachePrefetched(address: string, loaded: Promise<LoadedPage>, until: number): void {
  prefetched.set(address, { until, loaded })
  // A page that could not be prefetched is loaded when it is visited.
  void loaded.catch(() => clearPrefetched())
}

/** Takes the prefetched page of a URL, if it is fresh, and drops all others. */
export function takePrefetched(address: string): Promise<LoadedPage> | null {
  const entry = prefetched.get(address)
  prefetched.clear()
  return entry !== undefined && performance.now() < entry.until ? entry.loaded : null
}

/** How many fresh pages are prefetched; null: this one is among them. */
export function countPrefetched(address: string): number | null {
  for (const [entry, { until }] of prefetched) if (performance.now() >= until) prefetched.delete(entry)
  return prefetched.has(address) ? null : prefetched.size
}

/** Drops all, after a change on the server. */
export const clearPrefetched = (): void => prefetched.clear()
