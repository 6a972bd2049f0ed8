import { z } from 'zod'
import { HINT_COUNT, LANGUAGES } from './problem.ts'
import { MAX_CODE } from './verdicts.ts'

export const problemSlugInput = z.object({ problem: z.string('Choose a problem.').max(80, 'We couldn’t find that problem.') })

const NO_HINT = 'This hint doesn’t exist.'

/** A hint of a problem, by its number. */
export const hintInput = z.object({ ...problemSlugInput.shape, number: z.int(NO_HINT).min(1, NO_HINT).max(HINT_COUNT, NO_HINT) })

const code = z.string('The code must be text.').max(MAX_CODE, 'This code is too long to save.').refine((text) => !text.includes('\0'), 'The code can’t contain null characters.')

/** Code to save, with conflicting code to store beside it: null removes that, and undefined keeps it. */
export const codeInput = z.strictObject({
  ...problemSlugInput.shape,
  language: z.enum(LANGUAGES, 'Choose Python, JavaScript or SQL.'),
  code,
  replaced: code.nullish(),
  revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
})
export type CodeToSave = z.output<typeof codeInput>

export const codeDraftInput = codeInput.pick({ problem: true, language: true })

/** The problems of a page of the list. */
export const progressInput = z.object({ problems: z.array(z.string().max(80)).max(50, 'Ask for at most 50 problems.') })
