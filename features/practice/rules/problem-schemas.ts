import { z } from 'zod'
import { PREDICATE_NAMES, PREDICATES } from './checkers/any-valid.ts'
import { SIGNED_PARTS } from './checkers/sign-free.ts'
import { generateValue } from './recipes.ts'
import { CATEGORIES, DIFFICULTIES, HINT_COUNT, MIN_HIDDEN_TESTS, MIN_TESTS } from './problem.ts'
import { readType } from './value-types.ts'
import type { Value } from './value.ts'
import { fromJson } from './wire.ts'

const share = (message: string) => z.number(message).min(0, message).max(0.1, message)
const tolerance = {
  rtol: share('rtol is a number from 0 to 0.1.'),
  atol: share('atol is a number from 0 to 0.1.'),
  nan: z.enum(['equal', 'never'], 'Choose whether NaN can be correct.').default('equal'),
}
const type = z
  .string('Enter a type.')
  .max(40, 'This type is too long.')
  .refine((written) => readType(written) !== null, 'Use integer, number, text or truth, followed by [] for a list and ? for values that may be missing.')
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
const parameter = z.strictObject({ name: z.string('Enter a name.').regex(/^[a-z]{1,20}$/, 'Use one lowercase word that is valid in every language.'), type, says: sentence })
const seconds = 'A test may take 0.5 to 10 seconds.'
const megabytes = 'A test may use 64 to 512 MB, a whole number.'

/** The schema of `problem.json`. */
export const problemSchema = z
  .strictObject({
    title: limitedText(3, 60, 'A title has 3 to 60 characters.'),
    difficulty: z.enum(DIFFICULTIES, 'Choose Easy, Medium or Hard.'),
    category: z.enum(CATEGORIES, 'Choose algorithms, mathematics or data structures.'),
    tags: z.array(tag, 'Add 1 to 5 tags.').min(1, 'Add at least one tag.').max(5, 'Add up to 5 tags.'),
    function: z.string('Enter a function name.').regex(/^[a-z]+(_[a-z]+)*$/, 'Use snake_case, as in Python.').max(40, 'This name is too long.'),
    parameters: z.array(parameter, 'Add the parameters of the function.').min(1, 'Add at least one parameter.').max(6, 'Add up to 6 parameters.'),
    returns: z.strictObject({ type, says: sentence }, 'Describe what the function returns.'),
    checker,
    limits: z.strictObject({ seconds: z.number(seconds).min(0.5, seconds).max(10, seconds), megabytes: z.int(megabytes).min(64, megabytes).max(512, megabytes) }, 'Enter the limits.'),
    needsNumpy: z.boolean('Say whether the problem needs NumPy.'),
  })
  .refine(({ parameters }) => new Set(parameters.map(({ name }) => name)).size === parameters.length, { path: ['parameters'], error: 'Each parameter needs its own name.' })
  .refine(({ checker, parameters }) => checker.kind !== 'any-valid' || checker.looksAt.every((name) => parameters.some((one) => one.name === name)), { path: ['checker', 'looksAt'], error: 'The checker uses an argument that doesn’t exist.' })
  .refine(({ checker }) => checker.kind !== 'any-valid' || checker.looksAt.length === PREDICATES[checker.predicate].looksAt, { path: ['checker', 'looksAt'], error: 'The checker uses the wrong number of arguments.' })

/** The schema of `hints.json`. */
export const hintsSchema = z.array(limitedText(20, 600, 'A hint has 20 to 600 characters.'), 'Hints must be a list of texts.').length(HINT_COUNT, `Add exactly ${HINT_COUNT} hints.`)

const range = { seed: z.int().min(0), least: z.number().min(-1e6), most: z.number().max(1e6) }
const count = z.int().min(1).max(100_000)
const recipe = z.discriminatedUnion('make', [
  z.strictObject({ make: z.literal('integers'), count, order: z.enum(['any', 'rising', 'falling']).optional(), ...range }),
  z.strictObject({ make: z.literal('numbers'), count, ...range }),
  z.strictObject({ make: z.literal('table'), rows: count, columns: z.int().min(1).max(1000), ...range }),
  z.strictObject({ make: z.literal('integer-table'), rows: count, columns: z.int().min(1).max(1000), ...range }),
  z.strictObject({ make: z.literal('texts'), seed: z.int().min(0), count, of: z.array(z.string()).min(1).max(100) }),
])

const value = z.unknown().transform((json, context): Value => {
  const parsed = recipe.safeParse(json)
  const result = parsed.success ? generateValue(parsed.data) : fromJson(json)
  if (result !== undefined) return result
  context.addIssue('Write a value as JSON, such as 3, [1, 2] or "text".')
  return z.NEVER
})

const explanation = limitedText(10, 600, 'Explain the sample in 10 to 600 characters.')
const category = limitedText(3, 40, 'Enter a category of 3 to 40 characters.')
const test = z
  .strictObject({ explanation: explanation.optional(), category: category.optional(), arguments: z.array(value, 'Arguments must be a list.'), expected: value })
  .refine(({ explanation, category }) => (explanation === undefined) !== (category === undefined), 'A sample needs an explanation, a hidden test needs a category.')
  .transform(({ explanation, category, ...given }) =>
    category === undefined ? { ...given, explanation: explanation ?? '', isSample: true as const } : { ...given, category, isSample: false as const },
  )

/** Decides by the category, which invalid tests may have too. */
const isHidden = (test: object) => 'category' in test && test.category !== undefined

/** The schema of `tests.json`. */
export const testsSchema = z
  .array(test, 'Tests must be a list.')
  .min(MIN_TESTS, `Add at least ${MIN_TESTS} tests.`)
  .max(40, 'Add up to 40 tests.')
  .refine((tests) => tests.filter(isHidden).length >= MIN_HIDDEN_TESTS, `Add at least ${MIN_HIDDEN_TESTS} hidden tests.`)
  .refine((tests) => tests[0] !== undefined && !isHidden(tests[0]), 'The first test must be a sample.')
