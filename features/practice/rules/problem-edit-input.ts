import { z } from 'zod'
import { isStorable, hasSmallRecipes, isStorableText } from './storable.ts'

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
  .refine(isStorable, 'This contains invalid characters or is nested too deeply.')
const text = z.string('Enter text.').max(MAX_TEXT, 'This is too long.').refine(isStorableText, 'This contains invalid characters.')

const solution = z.strictObject({
  file: z.string().regex(/^(reference|second|wrong\/[a-z0-9-]{1,60})\.(py|js|sql)$/, 'Name the file reference.py, reference.js, reference.sql, second.sql or wrong/name.py.'),
  source: text,
})

/** An edit of a problem on the site. Structured parts are JSON texts. */
export const problemEditInput = z.strictObject({
  slug: z.string('Enter a slug.').regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, numbers and hyphens.').max(80, 'This slug is too long.'),
  revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
  isNew: z.boolean('Say whether the problem is new.').nullish().transform((isNew) => isNew === true),
  about: json,
  statement: text,
  hints: json,
  editorial: text,
  tests: json.refine(hasSmallRecipes, 'The generated arguments are too large for a solution.'),
  solutions: json.pipe(z.array(solution, 'Solutions must be a list of files.').max(12, 'Too many solutions.')),
})
export type ProblemEdit = z.output<typeof problemEditInput>

export const slugInput = z.object({ slug: z.string().max(80, 'We couldn’t find that problem.') })
