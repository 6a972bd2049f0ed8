/** The tracks that are offered as ready lists to somebody without one. */
export const READY_LISTS = ['interview-algorithms', 'metrics', 'sql-for-data-work'] as const

/** A list with the item at a place moved up (-1) or down (1); unchanged at its ends. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...items]
  if (at + by < 0 || at + by >= items.length) return next
  ;[next[at], next[at + by]] = [next[at + by]!, next[at]!]
  return next
}

/** The first problem of a list to solve; undefined if all are solved. */
export const nextOf = <Problem extends { isSolved: boolean }>(problems: readonly Problem[]): Problem | undefined => problems.find(({ isSolved }) => !isSolved)
