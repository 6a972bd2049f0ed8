import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { COMMENT_LENGTH } from './comments.ts'
import { REACTIONS } from './reactions.ts'

const text = textSchema({ name: 'a comment', maxLength: COMMENT_LENGTH, requiredMessage: 'Write something first.' })

const id = z.uuid('We couldn’t find that comment.')

/** The id is made by the browser: sending a comment twice writes it once (rules 17). */
export const newComment = z.object({
  id,
  blogId: z.uuid('We couldn’t find that blog.'),
  parentId: id.nullish().transform((parent) => parent ?? null),
  text,
})
export const changedComment = z.object({ id, text })
export const commentId = z.object({ id })

/** The reaction that the reader now has, not the press: asking twice is the same as once. */
export const reactInput = z.object({
  blogId: z.uuid('We couldn’t find that blog.'),
  reaction: z.enum(REACTIONS, 'Choose like or dislike.').nullish().transform((reaction) => reaction ?? null),
})
