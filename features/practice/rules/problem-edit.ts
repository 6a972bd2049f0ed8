import { z } from 'zod'
import { isKeepable, isMakeable, isWholeText } from './keepable.ts'

const LONGEST_TEXT = 30_000
const LONGEST_DATA = 200_000

const json = z
  .string('This is text in JSON.')
  .max(LONGEST_DATA, 'That is too long.')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('This is not JSON.')
      return z.NEVER
    }
  })
  .refine(isKeepable, 'There are half characters or nulls in it, or it is nested too deep.')
const text = z.string('This is text.').max(LONGEST_TEXT, 'That is too long.').refine(isWholeText, 'There are half characters or nulls in it.')

const solution = z.strictObject({
  file: z.string().regex(/^(reference|wrong\/[a-z0-9-]{1,60})\.(py|js)$/, 'A file is reference.py, reference.js or wrong/name.py.'),
  source: text,
})

/** A problem as somebody writes it on the site: its data are texts in JSON until they are checked. */
export const problemEditForm = z.strictObject({
  slug: z.string('A problem has an address.').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address is of small letters, digits and hyphens.').max(80, 'That address is too long.'),
  revision: z.int('A revision is a whole number.').min(0, 'A revision is not negative.'),
  isNew: z.boolean('It is new, or it is not.').nullish().transform((isNew) => isNew === true),
  about: json,
  statement: text,
  hints: json,
  editorial: text,
  tests: json.refine(isMakeable, 'The recipes make more than a solution can be given.'),
  solutions: json.pipe(z.array(solution, 'Solutions are a list of files.').max(12, 'That are too many solutions.')),
})
export type ProblemEdit = z.output<typeof problemEditForm>

export const deskSlug = z.object({ slug: z.string().max(80, 'We could not find that problem.') })
