import { z } from 'zod'
import { cleanText } from '#platform/rules/text.ts'

export const COMMENT_LENGTH = 5_000
/** A reply to a reply to a reply is the deepest; below it replies stand beside it. */
export const DEEPEST_REPLY = 3
export const COMMENT_PAGE = 100

export const NO_COMMENTS = 'No comments yet.'
export const DELETED_COMMENT = 'This comment was deleted.'
/** How the author of a comment sees their own name (requirement B-6). */
export const OWN_NAME = 'You'

const text = z
  .string('A comment is text.')
  .max(COMMENT_LENGTH * 4, `Please keep a comment under ${COMMENT_LENGTH} characters.`)
  .transform(cleanText)
  .refine((text) => text !== '', 'Please write something first.')
  .refine((text) => text.length <= COMMENT_LENGTH, `Please keep a comment under ${COMMENT_LENGTH} characters.`)

const id = z.uuid('We could not find that comment.')

/** The id is made by the browser: sending a comment twice writes it once (rules 17). */
export const newComment = z.object({
  id,
  blogId: z.uuid('We could not find that blog.'),
  parentId: id.nullish().transform((parent) => parent ?? null),
  text,
})
export const changedComment = z.object({ id, text })
export const commentId = z.object({ id })

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
