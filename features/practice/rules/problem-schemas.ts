import { z } from 'zod'
import { isPlainLine } from '#platform/rules/visible-text.ts'
import { PREDICATE_NAMES, PREDICATES } from './checkers/any-valid.ts'
import { SIGNED_PARTS } from './checkers/sign-free.ts'
import { MAX_TAGS } from './bulk-edit.ts'
import { CATEGORIES, DIFFICULTIES, HINT_COUNT } from './problem.ts'
import { isTopic } from './topics.ts'
import { isTable } from './tables.ts'
import { readType } from './value-types.ts'

const share = (message: string) => z.number(message).min(0, message).max(0.1, message)
const tolerance = {
  rtol: share('rtol is a number from 0 to 0.1.'),
  atol: share('atol is a number from 0 to 0.1.'),
  nan: z.enum(['equal', 'never'], 'Choose whether NaN can be correct.').default('equal'),
}
const type = z
  .string('Enter a type.')
  .max(400, 'This type is too long.')
  .refine((written) => readType(written) !== null, 'Use integer, number, text or boolean, followed by [] for a list and ? for values that may be missing; or table(name integer, other text?) for a SQL problem.')
/** A text with a minimum and maximum length, and one message for all errors. */
const limitedText = (min: number, max: number, message: string) => z.string(message).min(min, message).max(max, message)
const sentence = limitedText(8, 400, 'Describe it in 8 to 400 characters.')

const checker = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('exact') }),
    z.strictObject({ kind: z.literal('tolerance'), ...tolerance }),
    z.strictObject({ kind: z.literal('set') }),
    z.strictObject({ kind: z.literal('order-free'), levels: z.union([z.literal(1), z.literal(2)], 'Choose one or two levels.') }),
    z.strictObject({ kind: z.literal('sign-free'), part: z.enum(SIGNED_PARTS, 'Choose which part may have either sign.'), ...tolerance }),
    z.strictObject({ kind: z.literal('any-valid'), predicate: z.enum(PREDICATE_NAMES, 'Choose a predicate.'), looksAt: z.array(z.string(), 'Choose the arguments the checker uses.') }),
  ],
  'Choose how answers are checked.',
)
const tag = z.string('Tags must be text.').regex(/^[a-z][a-z-]{1,24}$/, 'Use 2 to 25 lowercase letters and hyphens per tag.')
const alias = limitedText(2, 40, 'An alias has 2 to 40 characters.').refine(isPlainLine, 'Use one line without invisible characters.')
const parameter = z
  .strictObject({ name: z.string('Enter a name.').max(30, 'This name is too long.'), type, says: sentence })
  .refine(({ name, type: written }) => (isTable(written) ? /^[a-z]+(_[a-z]+)*$/ : /^[a-z]{1,20}$/).test(name), { path: ['name'], error: 'Use one lowercase word that is valid in every language. Names of tables may have underscores.' })
const seconds = 'A test may take 0.5 to 10 seconds.'
const megabytes = 'A test may use 64 to 512 MB, a whole number.'

export const MAX_TOPICS = 4
const MAX_ALIASES = 20
/** The function of a SQL problem, for whoever needs a name. */
export const QUERY = 'query'

/** The schema of `problem.json`. The topics of a problem are its first tags. */
export const problemSchema = z
  .strictObject({
    title: limitedText(3, 60, 'A title has 3 to 60 characters.'),
    difficulty: z.enum(DIFFICULTIES, 'Choose Easy, Medium or Hard.'),
    category: z.enum(CATEGORIES, 'Choose algorithms, mathematics or data structures.'),
    topics: z.array(z.string().refine(isTopic, 'This is not one of the topics.')).max(MAX_TOPICS, `Add up to ${MAX_TOPICS} topics.`).optional(),
    tags: z.array(tag, 'Tags must be a list of texts.').optional(),
    aliases: z.array(alias, 'Aliases must be a list of texts.').max(MAX_ALIASES, `Add up to ${MAX_ALIASES} aliases.`).optional(),
    function: z.string('Enter a function name.').regex(/^[a-z]+(_[a-z]+)*$/, 'Use snake_case, as in Python.').max(40, 'This name is too long.').optional(),
    parameters: z.array(parameter, 'Add the parameters of the function, or the tables.').min(1, 'Add at least one parameter or table.').max(6, 'Add up to 6 parameters or tables.'),
    returns: z.strictObject({ type, says: sentence }, 'Describe what the function returns.'),
    checker,
    limits: z.strictObject({ seconds: z.number(seconds).min(0.5, seconds).max(10, seconds), megabytes: z.int(megabytes).min(64, megabytes).max(512, megabytes) }, 'Enter the limits.'),
    needsNumpy: z.boolean('Say whether the problem needs NumPy.'),
    numpy: z.literal('forbidden', 'NumPy is allowed, unless this is "forbidden".').optional(),
    whyNoNumpy: sentence.optional(),
  })
  .refine(({ topics = [], tags = [] }) => topics.length + tags.length > 0, { path: ['tags'], error: 'Add at least one topic.' })
  .refine(({ topics = [], tags = [] }) => topics.length + tags.length <= MAX_TAGS, { path: ['tags'], error: `Add up to ${MAX_TAGS} topics.` })
  .refine(({ topics = [], tags = [] }) => new Set([...topics, ...tags]).size === topics.length + tags.length, { path: ['tags'], error: 'Add each topic once.' })
  .refine(({ numpy, whyNoNumpy }) => (numpy === undefined) === (whyNoNumpy === undefined), { path: ['whyNoNumpy'], error: 'Say in a sentence why NumPy is forbidden.' })
  .refine(({ numpy, needsNumpy }) => numpy === undefined || !needsNumpy, { path: ['numpy'], error: 'A problem can’t need NumPy and forbid it.' })
  .refine(({ parameters, returns }) => parameters.every((one) => isTable(one.type) === isTable(returns.type)), { path: ['returns', 'type'], error: 'A SQL problem has only tables, and other problems have none.' })
  .refine(({ function: name, returns }) => isTable(returns.type) || name !== undefined, { path: ['function'], error: 'Enter a function name.' })
  .refine(({ function: name, returns }) => !isTable(returns.type) || name === undefined, { path: ['function'], error: 'A SQL problem has no function.' })
  .refine(({ needsNumpy, numpy, returns }) => !isTable(returns.type) || !(needsNumpy || numpy !== undefined), { path: ['needsNumpy'], error: 'A SQL problem has nothing to do with NumPy.' })
  .refine(({ parameters }) => new Set(parameters.map(({ name }) => name)).size === parameters.length, { path: ['parameters'], error: 'Each parameter or table needs its own name.' })
  .refine(({ checker, parameters }) => checker.kind !== 'any-valid' || checker.looksAt.every((name) => parameters.some((one) => one.name === name)), { path: ['checker', 'looksAt'], error: 'The checker uses an argument that doesn’t exist.' })
  .refine(({ checker }) => checker.kind !== 'any-valid' || checker.looksAt.length === PREDICATES[checker.predicate].looksAt, { path: ['checker', 'looksAt'], error: 'The checker uses the wrong number of arguments.' })

/** Validates `problem.json`; topics and other tags become one list. Throws a ZodError. */
export function parseAbout(json: unknown): Omit<z.output<typeof problemSchema>, 'topics' | 'tags' | 'aliases' | 'numpy' | 'whyNoNumpy' | 'function'> & { function: string; tags: string[]; aliases: string[]; whyNoNumpy: string | null } {
  const { topics = [], tags = [], aliases = [], numpy: _, whyNoNumpy = null, function: name = QUERY, ...about } = problemSchema.parse(json)
  return { ...about, function: name, tags: [...topics, ...tags], aliases, whyNoNumpy }
}

/** The schema of `hints.json`. */
export const hintsSchema = z.array(limitedText(20, 600, 'A hint has 20 to 600 characters.'), 'Hints must be a list of texts.').length(HINT_COUNT, `Add exactly ${HINT_COUNT} hints.`)
