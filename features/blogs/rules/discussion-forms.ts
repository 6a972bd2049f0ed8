import { z } from 'zod'
import { cleanText } from '#platform/rules/text.ts'
import { COMMENT_LENGTH } from './comments.ts'
import { REACTIONS } from './reactions.ts'
import { REPORT_LENGTH } from './reports.ts'

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

/** The reaction that the reader now has, not the press: asking twice is the same as once. */
export const reactInput = z.object({
  blogId: z.uuid('We could not find that blog.'),
  reaction: z.enum(REACTIONS, 'A reaction is a like or a dislike.').nullish().transform((reaction) => reaction ?? null),
})

export const reportForm = z.object({
  kind: z.enum(['blog', 'comment'], 'One can report a blog or a comment.'),
  id: z.uuid('We could not find that.'),
  reason: z
    .string('Please say what is wrong.')
    .max(REPORT_LENGTH * 4, `Please keep it under ${REPORT_LENGTH} characters.`)
    .transform(cleanText)
    .refine((text) => text !== '', 'Please say what is wrong.')
    .refine((text) => text.length <= REPORT_LENGTH, `Please keep it under ${REPORT_LENGTH} characters.`),
})
