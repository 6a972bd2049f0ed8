import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { COMMENT_LENGTH, MAX_SECOND } from './comments.ts'

const text = textSchema({ name: 'a comment', maxLength: COMMENT_LENGTH, requiredMessage: 'Write something first.' })
const MOMENT = `Choose a time between 0 and ${MAX_SECOND} seconds.`
const id = z.uuid('We couldn’t find that comment.')

/** What is discussed: a kind that a feature contributes, and the id of a subject of this kind. */
export const subjectInput = z.object({
  kind: z.string('Choose what you’re discussing.').min(1, 'Choose what you’re discussing.').max(40, 'This content type doesn’t exist.'),
  subject: z.uuid('We couldn’t find that.'),
})
export type SubjectRef = z.output<typeof subjectInput>

export const pageInput = subjectInput.extend({ after: z.string().max(100).nullish().transform((cursor) => cursor || null) })

/** The browser generates the id, so that a comment that is sent twice is stored once (requirement P-17). */
export const newComment = subjectInput
  .extend({
    id,
    parentId: id.nullish().transform((parent) => parent ?? null),
    text,
    second: z.int(MOMENT).min(0, MOMENT).max(MAX_SECOND, MOMENT).nullish().transform((second) => second ?? null),
  })
  .refine(({ parentId, second }) => parentId === null || second === null, 'A reply uses the time of its question.')
export type NewComment = z.output<typeof newComment>

/** Whether a reply is the accepted answer to its question. */
export const acceptedInput = z.object({ id, isAccepted: z.boolean('Accepted or not?') })

/** Whether the viewer likes a comment. */
export const likeInput = z.object({ id, isLiked: z.boolean('Liked or not?') })

export const commentIds = z.object({ ids: z.array(id).max(500, 'Ask for at most 500.') })

/** A text to render as a comment. */
export const renderedInput = z.object({ text })

export const changedComment = z.object({ id, text })
export const commentId = z.object({ id })
