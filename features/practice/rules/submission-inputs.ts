import { z } from 'zod'
import { LANGUAGES } from './problem.ts'
import { MAX_CODE } from './verdicts.ts'

const slug = z.string('Choose a problem.').max(80, 'We couldn’t find that problem.')

/** A submission. Other fields, such as a score, are rejected. */
export const submissionInput = z.strictObject({
  problem: slug,
  language: z.enum(LANGUAGES, 'Choose Python, JavaScript or SQL.'),
  code: z
    .string('The solution must be text.')
    .max(MAX_CODE, `Keep the solution to ${new Intl.NumberFormat('en').format(MAX_CODE)} characters.`)
    .refine((text) => text.trim() !== '', 'Write a solution first.')
    .refine((text) => !text.includes('\0'), 'The solution can’t contain null characters.'),
  key: z.uuid('The key of a submission is a UUID.'),
})
export type NewSubmission = z.output<typeof submissionInput>

export const submissionIdInput = z.object({ id: z.uuid('We couldn’t find that submission.') })

export const SUBMISSIONS_SHOWN = 20

export const submissionListInput = z.object({
  problem: slug,
  after: z.uuid('This page of the list no longer exists.').nullish().transform((id) => id ?? null),
  first: z.int().min(1, 'Ask for at least one.').max(SUBMISSIONS_SHOWN, `Ask for at most ${SUBMISSIONS_SHOWN}.`).nullish().transform((first) => first ?? SUBMISSIONS_SHOWN),
})
