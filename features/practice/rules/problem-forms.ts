import { z } from 'zod'
import { PREDICATE_NAMES, PREDICATES } from './checkers/any-valid.ts'
import { SIGNED_PARTS } from './checkers/sign-free.ts'
import { makeValue } from './made-values.ts'
import { CATEGORIES, DIFFICULTIES, HINTS, LEAST_HIDDEN, LEAST_TESTS } from './problem.ts'
import { readType } from './value-types.ts'
import type { Value } from './value.ts'
import { fromJson } from './wire.ts'

const share = (says: string) => z.number(says).min(0, says).max(0.1, says)
const tolerance = {
  rtol: share('rtol is a number from 0 to 0.1.'),
  atol: share('atol is a number from 0 to 0.1.'),
  nan: z.enum(['equal', 'never'], 'NaN is right where it is expected, or never.').default('equal'),
}
const type = z
  .string('Say the type.')
  .max(40, 'That type is too long.')
  .refine((written) => readType(written) !== null, 'A type is integer, number, text or truth, followed by [] for a list of them and ? for what may be missing.')
/** A text of so many characters, with one sentence for all that may be wrong with it. */
const words = (least: number, most: number, says: string) => z.string(says).min(least, says).max(most, says)
const sentence = words(8, 400, 'Say what it means, in 8 to 400 characters.')

const checker = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('exact') }),
    z.strictObject({ kind: z.literal('tolerance'), ...tolerance }),
    z.strictObject({ kind: z.literal('set') }),
    z.strictObject({ kind: z.literal('order-free'), levels: z.union([z.literal(1), z.literal(2)], 'One level, or two.') }),
    z.strictObject({ kind: z.literal('sign-free'), part: z.enum(SIGNED_PARTS, 'Whose sign is free?'), ...tolerance }),
    z.strictObject({ kind: z.literal('any-valid'), predicate: z.enum(PREDICATE_NAMES, 'Which answers are valid?'), looksAt: z.array(z.string(), 'What does the checker look at?') }),
  ],
  'Choose what counts as right.',
)
const tag = z.string('Tags are texts.').regex(/^[a-z][a-z-]{1,24}$/, 'A tag has 2 to 25 small letters and hyphens.')
const parameter = z.strictObject({ name: z.string('What is it called?').regex(/^[a-z]{1,20}$/, 'One plain word of small letters, the same in every language.'), type, says: sentence })
const seconds = 'A test may take 0.5 to 10 seconds.'
const megabytes = 'A test may use 64 to 512 MB, a whole number.'

/** What `problem.json` of a problem says. */
export const problemForm = z
  .strictObject({
    title: words(3, 60, 'A title has 3 to 60 characters.'),
    difficulty: z.enum(DIFFICULTIES, 'It is Easy, Medium or Hard.'),
    category: z.enum(CATEGORIES, 'It counts for algorithms, mathematics or data structures.'),
    tags: z.array(tag, 'A problem has 1 to 5 tags.').min(1, 'Give it at least one tag.').max(5, 'Five tags are enough.'),
    function: z.string('What is the function called?').regex(/^[a-z]+(_[a-z]+)*$/, 'Small letters, with _ between words, as Python writes it.').max(40, 'That name is too long.'),
    parameters: z.array(parameter, 'What is the function given?').min(1, 'The function is given at least one thing.').max(6, 'At most six parameters.'),
    returns: z.strictObject({ type, says: sentence }, 'What does the function give back?'),
    checker,
    limits: z.strictObject({ seconds: z.number(seconds).min(0.5, seconds).max(10, seconds), megabytes: z.int(megabytes).min(64, megabytes).max(512, megabytes) }, 'What may a test use?'),
    needsNumpy: z.boolean('Does it need numpy?'),
  })
  .refine(({ parameters }) => new Set(parameters.map(({ name }) => name)).size === parameters.length, { path: ['parameters'], error: 'Two parameters share a name.' })
  .refine(({ checker, parameters }) => checker.kind !== 'any-valid' || checker.looksAt.every((name) => parameters.some((one) => one.name === name)), { path: ['checker', 'looksAt'], error: 'The checker looks at what is not given.' })
  .refine(({ checker }) => checker.kind !== 'any-valid' || checker.looksAt.length === PREDICATES[checker.predicate].looksAt, { path: ['checker', 'looksAt'], error: 'The checker looks at too much or too little.' })

/** What `hints.json` says: each helps a little more. */
export const hintsForm = z.array(words(20, 600, 'A hint has 20 to 600 characters.'), 'Hints are a list of texts.').length(HINTS, `There are ${HINTS} hints.`)

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
  const made = recipe.safeParse(json)
  const turned = made.success ? makeValue(made.data) : fromJson(json)
  if (turned !== undefined) return turned
  context.addIssue('Write a value as JSON, such as 3, [1, 2] or "text".')
  return z.NEVER
})

const explanation = words(10, 600, 'Explain the sample, in 10 to 600 characters.')
const category = words(3, 40, 'Name what this hidden test is about, in 3 to 40 characters.')
const test = z
  .strictObject({ explanation: explanation.optional(), category: category.optional(), arguments: z.array(value, 'A test gives a list of arguments.'), expected: value })
  .refine(({ explanation, category }) => (explanation === undefined) !== (category === undefined), 'A test is a sample with an explanation, or hidden with a category.')
  .transform(({ explanation, category, ...given }) =>
    category === undefined ? { ...given, explanation: explanation ?? '', isSample: true as const } : { ...given, category, isSample: false as const },
  )

/** By its words, which also a test has that is not as it should be otherwise. */
const isHidden = (test: object) => 'category' in test && test.category !== undefined

/** What `tests.json` says. */
export const testsForm = z
  .array(test, 'Tests are a list.')
  .min(LEAST_TESTS, `At least ${LEAST_TESTS} tests are needed.`)
  .max(40, 'Forty tests are enough.')
  .refine((tests) => tests.filter(isHidden).length >= LEAST_HIDDEN, `At least ${LEAST_HIDDEN} tests are hidden.`)
  .refine((tests) => tests[0] !== undefined && !isHidden(tests[0]), 'The first test is a sample.')
