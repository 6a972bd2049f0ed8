import { randomInt } from 'node:crypto'

/** A copy in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[copy[last], copy[other]] = [copy[other]!, copy[last]!]
  }
  return copy
}
