import type { LoadedPage } from './match.ts'

/** Pages that were loaded because a press seemed near, by their address. Filled by `look-ahead.ts`. */
const ahead = new Map<string, { until: number; loaded: Promise<LoadedPage> }>()

export function keepAhead(address: string, loaded: Promise<LoadedPage>, until: number): void {
  ahead.set(address, { until, loaded })
  // A page that could not be loaded ahead is loaded anew when it is wanted.
  void loaded.catch(() => forgetAhead())
}

/** Takes what was loaded ahead for an address, if it is fresh; whatever else was is of the page before. */
export function takeAhead(address: string): Promise<LoadedPage> | null {
  const kept = ahead.get(address)
  ahead.clear()
  return kept !== undefined && performance.now() < kept.until ? kept.loaded : null
}

/** How many pages wait ahead; null: this one is among them. What is no longer fresh does not count. */
export function countAhead(address: string): number | null {
  for (const [kept, { until }] of ahead) if (performance.now() >= until) ahead.delete(kept)
  return ahead.has(address) ? null : ahead.size
}

/** Something was changed on the server: what was loaded before may no longer be so. */
export const forgetAhead = (): void => ahead.clear()
