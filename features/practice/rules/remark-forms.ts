import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { REMARK_LENGTH } from './remarks.ts'
import { problemSlug } from './work-forms.ts'

export const remarkForm = z.object({
  id: z.uuid('We couldn’t find that.'),
  ...problemSlug.shape,
  text: textSchema({ name: 'the comment', maxLength: REMARK_LENGTH, requiredMessage: 'Write something first.' }),
})
export type NewRemark = z.output<typeof remarkForm>

export const remarkId = z.object({ id: z.uuid('We couldn’t find that comment.') })

export const remarksQuestion = z.object({ ...problemSlug.shape, after: z.string().max(100).nullish().transform((cursor) => cursor || null) })
