import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { COMMENT_LENGTH } from './draft-states.ts'

const id = z.uuid('We couldn’t find that course.')
const revision = z.int().min(0).max(2_147_483_647)

export const courseIdInput = z.object({ id })
export const draftLessonInput = z.object({ id, lesson: z.string().max(80, 'We couldn’t find that lesson.') })
export const draftInput = z.object({ id, revision, content: z.string() })
export type DraftInput = z.output<typeof draftInput>
export const submitInput = z.object({ id, revision })
export const lessonSourceInput = z.object({ lesson: z.string() })

export const DECISIONS = ['approve', 'return'] as const
export type Decision = (typeof DECISIONS)[number]

const comment = textSchema({ name: 'the comment', maxLength: COMMENT_LENGTH })
export const decideInput = z
  .object({ id, revision, decision: z.enum(DECISIONS), comment })
  .refine(({ decision, comment }) => decision === 'approve' || comment !== '', { message: 'Describe what the author should change.', path: ['comment'] })
export type DecideInput = z.output<typeof decideInput>

export const archiveInput = z.object({ id, reason: textSchema({ name: 'the reason', maxLength: 500, requiredMessage: 'Enter a reason.' }) })
