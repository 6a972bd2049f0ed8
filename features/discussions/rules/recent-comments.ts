/** A comment that the viewer added, edited or deleted, and when, in milliseconds. */
export interface RecentComment<Comment> {
  comment: Comment
  at: number
}

interface ShownComment {
  id: string
  parentId: string | null
  isDeleted: boolean
}

interface Fetched {
  /** When the comments were fetched, in milliseconds. */
  fetchedAt: number
  /** Whether there are later pages that are not loaded. */
  hasMore: boolean
}

/**
 * Merges fetched comments with what the viewer did since. A fetch made after a change already contains it, except a new comment on a page that is
 * not loaded. As on the server, a deleted comment stays while it has replies.
 */
export function mergeRecent<Comment extends ShownComment>(fetched: readonly Comment[], recent: readonly RecentComment<Comment>[], { fetchedAt, hasMore }: Fetched): Comment[] {
  const known = new Set(fetched.map(({ id }) => id))
  const latest = new Map(recent.map((one) => [one.comment.id, one]))
  const added = [...latest.values()].filter(({ comment, at }) => !known.has(comment.id) && (hasMore || at > fetchedAt)).map(({ comment }) => comment)
  const changed = fetched.map((comment) => {
    const change = latest.get(comment.id)
    return change !== undefined && change.at > fetchedAt ? change.comment : comment
  })
  const all = [...changed, ...added]
  const answered = new Set(all.map(({ parentId }) => parentId))
  return all.filter(({ id, isDeleted }) => !isDeleted || answered.has(id))
}
