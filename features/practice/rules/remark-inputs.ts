import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { REMARK_LENGTH } from './remarks.ts'
import { problemSlugInput } from './own-work-inputs.ts'

export const remarkInput = z.object({
  id: z.uuid('We couldn’t find that.'),
  ...problemSlugInput.shape,
  text: textSchema({ name: 'the comment', maxLength: REMARK_LENGTH, requiredMessage: 'Write something first.' }),
})
export type NewRemark = z.output<typeof remarkInput>

export const remarkIdInput = z.object({ id: z.uuid('We couldn’t find that comment.') })

export const remarkListInput = z.object({ ...problemSlugInput.shape, after: z.string().max(100).nullish().transform((cursor) => cursor || null) })
