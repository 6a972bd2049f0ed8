import { z } from 'zod'
import { isKeepable, isMakeable, isWholeText } from './keepable.ts'

const MAX_TEXT = 30_000
const MAX_DATA = 200_000

const json = z
  .string('Enter JSON as text.')
  .max(MAX_DATA, 'This is too long.')
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('This isn’t valid JSON.')
      return z.NEVER
    }
  })
  .refine(isKeepable, 'This contains invalid characters or is nested too deeply.')
const text = z.string('Enter text.').max(MAX_TEXT, 'This is too long.').refine(isWholeText, 'This contains invalid characters.')

const solution = z.strictObject({
  file: z.string().regex(/^(reference|wrong\/[a-z0-9-]{1,60})\.(py|js)$/, 'Name the file reference.py, reference.js or wrong/name.py.'),
  source: text,
})

/** A problem as somebody writes it on the site: its data are texts in JSON until they are checked. */
export const problemEditForm = z.strictObject({
  slug: z.string('Enter a slug.').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and hyphens.').max(80, 'This slug is too long.'),
  revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
  isNew: z.boolean('Say whether the problem is new.').nullish().transform((isNew) => isNew === true),
  about: json,
  statement: text,
  hints: json,
  editorial: text,
  tests: json.refine(isMakeable, 'The generated arguments are too large for a solution.'),
  solutions: json.pipe(z.array(solution, 'Solutions must be a list of files.').max(12, 'Too many solutions.')),
})
export type ProblemEdit = z.output<typeof problemEditForm>

export const deskSlug = z.object({ slug: z.string().max(80, 'We couldn’t find that problem.') })
