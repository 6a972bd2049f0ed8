import { HINT_COUNT } from '../../rules/problem.ts'

const keyOf = (slug: string) => `cloggle.hints.${slug}`

/** The number of hints that a visitor opened on this device. */
export function openedHints(slug: string): number {
  try {
    const count = Number(localStorage.getItem(keyOf(slug)))
    return Number.isInteger(count) && count > 0 ? Math.min(count, HINT_COUNT) : 0
  } catch {
    return 0
  }
}

/** Stores that number; 0 removes it. */
export function saveOpenedHints(slug: string, count: number): void {
  try {
    if (count === 0) localStorage.removeItem(keyOf(slug))
    else localStorage.setItem(keyOf(slug), String(count))
  } catch {
    // Without storage they stay open as long as the page.
  }
}
