import { z } from 'zod'
import { hasVisibleText, isPlainLine } from '#platform/rules/visible-text.ts'
import { slugSchema as slug } from './slug-schema.ts'
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

/** Names are checked when the problem is published. */
const solution = z.strictObject({ file: z.string().max(80, 'This name is too long.').refine(isStorableText, 'This contains invalid characters.'), source: text })

const revision = z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.')

/** Names of pages beside the problems. */
const RESERVED = new Set(['contests', 'daily', 'lists', 'new', 'problems', 'topics', 'tracks'])

/** A new problem. */
export const newProblemInput = z.strictObject({
  title: z.string('Enter a title.').trim().min(3, 'A title has 3 to 60 characters.').max(60, 'A title has 3 to 60 characters.').refine((title) => isPlainLine(title) && hasVisibleText(title), 'Use one line without invisible characters.'),
  slug: slug.refine((written) => !RESERVED.has(written), 'This address is the name of a page.'),
  /** Whether it begins as an example to overwrite, instead of empty. */
  withExample: z.boolean('Say whether to start from the example.').nullish(),
})
export type NewProblem = z.output<typeof newProblemInput>

/** A draft of a problem on the site, which may be incomplete. Structured parts are JSON texts. */
export const problemEditInput = z.strictObject({
  slug,
  revision,
  about: json,
  statement: text,
  hints: json,
  editorial: text,
  tests: json.refine(hasSmallRecipes, 'The generated arguments are too large for a solution.'),
  solutions: json.pipe(z.array(solution, 'Solutions must be a list of files.').max(12, 'Too many solutions.')),
})
export type ProblemEdit = z.output<typeof problemEditInput>

export const revisionInput = z.object({ slug, revision })
export const trialInput = z.object({ slug, revision, isFilling: z.boolean('Say whether it only fills in answers.') })
export const slugInput = z.object({ slug: z.string().max(80, 'We couldn’t find that problem.') })
