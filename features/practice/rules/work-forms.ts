import { z } from 'zod'
import { HINTS, LANGUAGES } from './problem.ts'
import { MAX_CODE } from './verdicts.ts'

export const problemSlug = z.object({ problem: z.string('Choose a problem.').max(80, 'We couldn’t find that problem.') })

const NO_HINT = 'This hint doesn’t exist.'

/** Which hint of a problem. */
export const hintQuestion = z.object({ ...problemSlug.shape, number: z.int(NO_HINT).min(1, NO_HINT).max(HINTS, NO_HINT) })

const code = z.string('The code must be text.').max(MAX_CODE, 'This code is too long to save.').refine((text) => !text.includes('\0'), 'The code can’t contain null characters.')

/** Code as it is kept while it is written, with what stays beside it: null is nothing any more, and what is left out stays as it was. */
export const codeForm = z.strictObject({
  ...problemSlug.shape,
  language: z.enum(LANGUAGES, 'Choose Python or JavaScript.'),
  code,
  replaced: code.nullish(),
  revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
})
export type WrittenCode = z.output<typeof codeForm>

export const draftQuestion = codeForm.pick({ problem: true, language: true })

/** Whose marks a list asks for: a page of it at once. */
export const markQuestion = z.object({ problems: z.array(z.string().max(80)).max(50, 'Ask for at most 50 problems.') })
