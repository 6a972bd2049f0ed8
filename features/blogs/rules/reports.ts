import { z } from 'zod'
import { cleanText } from '#platform/rules/text.ts'

export const REPORT_LENGTH = 1_000

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
