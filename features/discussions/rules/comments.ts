/** In characters. */
export const COMMENT_LENGTH = 5_000
/** The deepest level of replies. Replies to the deepest level are shown beside it. */
export const MAX_DEPTH = 3
export const COMMENT_PAGE = 100
/** The last second of a subject, such as a video, that a comment can belong to. */
export const MAX_SECOND = 12 * 3600

export const NO_COMMENTS = 'No comments yet.'
export const NO_QUESTIONS = 'No questions yet. Ask about anything that is unclear.'
export const DELETED_COMMENT = 'This comment was deleted.'
/** What authors of comments see instead of their own name (requirement B-6). */
export const OWN_NAME = 'You'

/** The path of a comment on the page of its subject. */
export const commentPath = (subjectPath: string, commentId: string) => `${subjectPath}#comment-${commentId}`

/** The same from an address such as `slug#comment-id`, whose first part has a path of its own. */
export function commentPathOf(address: string, pathOf: (slug: string) => string): string {
  const [slug, id] = address.split('#comment-')
  return commentPath(pathOf(slug!), id!)
}

/** Where a reply is stored. A reply below the deepest level is stored at the level of the comment it answers. */
export function placeOfReply(parent: { id: string; parent_id: string | null; depth: number } | null): { parentId: string | null; depth: number } {
  if (parent === null) return { parentId: null, depth: 0 }
  return parent.depth >= MAX_DEPTH ? { parentId: parent.parent_id, depth: parent.depth } : { parentId: parent.id, depth: parent.depth + 1 }
}

/** Whether the text can be sent: blank text cannot (requirement B-6). */
export const maySend = (text: string) => text.trim() !== ''

/** The orders of a discussion. */
export const COMMENT_ORDERS = ['oldest', 'newest', 'best'] as const
export type CommentOrder = (typeof COMMENT_ORDERS)[number]

/** Sorts threads that are in the order they were written; replies keep theirs. The best have the most likes, then the most replies. */
export function sortThreads<Comment extends Threaded & { likeCount: number }>(threads: readonly Thread<Comment>[], order: CommentOrder): Thread<Comment>[] {
  if (order === 'newest') return threads.toReversed()
  if (order === 'oldest') return [...threads]
  return threads.toSorted((one, other) => other.comment.likeCount - one.comment.likeCount || other.replies.length - one.replies.length)
}

export interface Threaded {
  id: string
  parentId: string | null
}
export type Thread<Comment extends Threaded> = { comment: Comment; replies: Thread<Comment>[] }

/** Puts the accepted answer before the other replies. */
export const acceptedFirst = <Comment extends Threaded & { isAccepted: boolean }>(replies: readonly Thread<Comment>[]): Thread<Comment>[] =>
  replies.toSorted((one, other) => Number(other.comment.isAccepted) - Number(one.comment.isAccepted))

/** Groups comments into threads, in the order they were written. A comment whose parent is missing starts a thread. */
export function threadsOf<Comment extends Threaded>(comments: readonly Comment[]): Thread<Comment>[] {
  const roots: Thread<Comment>[] = []
  const known = new Map<string, Thread<Comment>>()
  for (const comment of comments) {
    const thread: Thread<Comment> = { comment, replies: [] }
    const parent = comment.parentId === null ? undefined : known.get(comment.parentId)
    ;(parent?.replies ?? roots).push(thread)
    known.set(comment.id, thread)
  }
  return roots
}
