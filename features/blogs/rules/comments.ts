export const COMMENT_LENGTH = 5_000
/** A reply to a reply to a reply is the deepest; below it replies stand beside it. */
export const MAX_DEPTH = 3
export const COMMENT_PAGE = 100

export const NO_COMMENTS = 'No comments yet.'
export const DELETED_COMMENT = 'This comment was deleted.'
/** How the author of a comment sees their own name (requirement B-6). */
export const OWN_NAME = 'You'

/** Whether the text in the box may be sent: blank text is not (requirement B-6). */
export const maySend = (text: string) => text.trim() !== ''

export interface Threaded {
  id: string
  parentId: string | null
}
export type Thread<Comment extends Threaded> = { comment: Comment; replies: Thread<Comment>[] }

/** Comments in the order they were written, as threads. One whose parent is not among them starts a thread. */
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
