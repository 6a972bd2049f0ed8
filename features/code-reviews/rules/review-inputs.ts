import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { LANGUAGES } from '#features/practice/rules/problem.ts'
import { COMMENT_LENGTH, NOTE_LENGTH, QUESTION_LENGTH } from './code-review.ts'

const UNKNOWN = 'We couldn’t find that review.'
const NO_LINE = 'We couldn’t find that line.'
const id = z.uuid(UNKNOWN)
const submissionId = z.uuid('We couldn’t find that submission.')

export const reviewId = z.object({ id })
export const reviewedSubmissionId = z.object({ submissionId })
/** The browser makes the key, so that a request that is sent twice is stored once. */
export const askInput = z.object({
  key: id,
  submissionId,
  question: textSchema({ name: 'your question', maxLength: QUESTION_LENGTH, requiredMessage: 'Enter a question.' }),
})
export type AskInput = z.output<typeof askInput>

export const commentInput = reviewId.extend({
  key: id,
  line: z.int(NO_LINE).min(1, NO_LINE).max(70_000, NO_LINE).nullish().transform((line) => line ?? null),
  text: textSchema({ name: 'a comment', maxLength: COMMENT_LENGTH, requiredMessage: 'Write a comment.' }),
})
export type CommentInput = z.output<typeof commentInput>

export const editCommentInput = z.object({ key: z.uuid('We couldn’t find that comment.'), text: textSchema({ name: 'a comment', maxLength: COMMENT_LENGTH, requiredMessage: 'Write a comment.' }) })

export const commentKey = z.object({ key: z.uuid('We couldn’t find that comment.') })
export const resolveInput = commentKey.extend({ isResolved: z.boolean('Resolved or not?') })
export const closeInput = reviewId.extend({ isThanked: z.boolean('With thanks or not?') })
export const noteInput = reviewId.extend({
  text: textSchema({ name: 'your note', maxLength: NOTE_LENGTH }),
  /** The note that was changed; null from clients that don't compare. */
  before: z.string().nullish().transform((before) => before ?? null),
})

const NO_PAGE = 'This page of the list no longer exists.'
export const listInput = z.object({ after: z.uuid(NO_PAGE).nullish().transform((after) => after ?? null) })
export const queueInput = z.object({
  language: z.enum(LANGUAGES, 'Choose a language.').nullish().transform((language) => language ?? null),
  after: z.string(NO_PAGE).regex(/^\d{1,16}_[\da-f-]{36}$/, NO_PAGE).nullish().transform((after) => after ?? null),
})
