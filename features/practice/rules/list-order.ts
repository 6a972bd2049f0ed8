/** The tracks that are offered as ready lists to somebody without one. */
export const READY_LISTS = ['interview-algorithms', 'metrics', 'sql-for-data-work'] as const

/** A list with an item moved to a place; unchanged if there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return to < 0 || to >= items.length ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)
}

/** The place that an item has after it is dropped before or after another one. */
export function placeOfDrop(from: number, { at, side }: { at: number; side: 'before' | 'after' }): number {
  const to = at + (side === 'after' ? 1 : 0)
  return from < to ? to - 1 : to
}

/** Problems in the order of their slugs; others come after them. */
export function inOrder<Problem extends { slug: string }>(problems: readonly Problem[], slugs: readonly string[]): Problem[] {
  const place = new Map(slugs.map((slug, at) => [slug, at]))
  return problems.toSorted((one, other) => (place.get(one.slug) ?? slugs.length) - (place.get(other.slug) ?? slugs.length))
}

/** The first problem of a list to solve; undefined if all are solved. */
export const nextOf = <Problem extends { isSolved: boolean }>(problems: readonly Problem[]): Problem | undefined => problems.find(({ isSolved }) => !isSolved)
