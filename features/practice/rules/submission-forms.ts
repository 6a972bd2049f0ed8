import { z } from 'zod'
import { LANGUAGES } from './problem.ts'
import { LONGEST_CODE } from './verdicts.ts'

const slug = z.string('Which problem?').max(80, 'We could not find that problem.')

/** A solution as it is sent. Whatever else is in it, scores included, is not looked at: the form is closed. */
export const submissionForm = z.strictObject({
  problem: slug,
  language: z.enum(LANGUAGES, 'The judge knows python and javascript.'),
  code: z
    .string('A solution is text.')
    .max(LONGEST_CODE, `Please keep a solution under ${new Intl.NumberFormat('en').format(LONGEST_CODE)} characters.`)
    .refine((text) => text.trim() !== '', 'Please write a solution first.')
    .refine((text) => !text.includes('\0'), 'A solution is text, without null characters.'),
  key: z.uuid('The key of a submission is a UUID.'),
})
export type NewSubmission = z.output<typeof submissionForm>

export const submissionId = z.object({ id: z.uuid('We could not find that submission.') })

export const SUBMISSIONS_SHOWN = 20

export const ownSubmissionsForm = z.object({
  problem: slug,
  after: z.uuid('This list cannot be continued from there.').nullish().transform((id) => id ?? null),
  first: z.int().min(1, 'Ask for at least one.').max(SUBMISSIONS_SHOWN, `Ask for at most ${SUBMISSIONS_SHOWN}.`).nullish().transform((first) => first ?? SUBMISSIONS_SHOWN),
})
