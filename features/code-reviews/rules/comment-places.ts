/** A line with comments, or the whole program for null. */
export interface CommentPlace {
  line: number | null
  /** The first comment there. */
  firstId: string
  count: number
  isResolved: boolean
}

/** Where a review has comments: the lines in their order, then the whole program. A place is resolved once one of its comments is. */
export function commentPlaces(comments: readonly { id: string; line: number | null; isResolved: boolean }[]): CommentPlace[] {
  const places = new Map<number | null, CommentPlace>()
  for (const { id, line, isResolved } of comments) {
    const before = places.get(line)
    places.set(line, { line, firstId: before?.firstId ?? id, count: (before?.count ?? 0) + 1, isResolved: isResolved || (before?.isResolved ?? false) })
  }
  return [...places.values()].toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity))
}
