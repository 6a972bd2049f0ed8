import { HINTS } from '../../rules/problem.ts'

const keyOf = (slug: string) => `cloggle.hints.${slug}`

/** How many hints of a problem a visitor opened on this device. */
export function openedHere(slug: string): number {
  try {
    const kept = Number(localStorage.getItem(keyOf(slug)))
    return Number.isInteger(kept) && kept > 0 ? Math.min(kept, HINTS) : 0
  } catch {
    return 0
  }
}

/** Keeps that on this device; 0 forgets it. */
export function keepOpenedHere(slug: string, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(keyOf(slug))
    else localStorage.setItem(keyOf(slug), String(count))
  } catch {
    // Without storage they are open as long as the page.
  }
}
