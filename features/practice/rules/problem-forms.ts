import { z } from 'zod'
import { PREDICATE_NAMES, PREDICATES } from './checkers/any-valid.ts'
import { makeValue } from './made-values.ts'
import { CATEGORIES, DIFFICULTIES, HINTS, LEAST_HIDDEN, LEAST_TESTS } from './problem.ts'
import { readType } from './value-types.ts'
import type { Value } from './value.ts'
import { fromJson } from './wire.ts'

const tolerance = { rtol: z.number().min(0).max(0.1), atol: z.number().min(0).max(0.1), nan: z.enum(['equal', 'never']).default('equal') }
const type = z.string().max(40).refine((written) => readType(written) !== null, 'This is not a type.')
const sentence = z.string().min(8).max(400)

const checker = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exact') }),
  z.strictObject({ kind: z.literal('tolerance'), ...tolerance }),
  z.strictObject({ kind: z.literal('set') }),
  z.strictObject({ kind: z.literal('order-free'), levels: z.union([z.literal(1), z.literal(2)]) }),
  z.strictObject({ kind: z.literal('sign-free'), part: z.enum(['whole', 'rows', 'columns']), ...tolerance }),
  z.strictObject({ kind: z.literal('any-valid'), predicate: z.enum(PREDICATE_NAMES), looksAt: z.array(z.string()) }),
])

/** What `problem.json` of a problem says. */
export const problemForm = z
  .strictObject({
    title: z.string().min(3).max(60),
    difficulty: z.enum(DIFFICULTIES),
    category: z.enum(CATEGORIES),
    tags: z.array(z.string().regex(/^[a-z][a-z-]{1,24}$/)).min(1).max(5),
    function: z.string().regex(/^[a-z]+(_[a-z]+)*$/).max(40),
    parameters: z.array(z.strictObject({ name: z.string().regex(/^[a-z]{1,20}$/, 'One plain word, the same in every language.'), type, says: sentence })).min(1).max(6),
    returns: z.strictObject({ type, says: sentence }),
    checker,
    limits: z.strictObject({ seconds: z.number().min(0.5).max(10), megabytes: z.int().min(64).max(512) }),
    needsNumpy: z.boolean(),
  })
  .refine(({ parameters }) => new Set(parameters.map(({ name }) => name)).size === parameters.length, 'Two parameters share a name.')
  .refine(({ checker, parameters }) => checker.kind !== 'any-valid' || checker.looksAt.every((name) => parameters.some((one) => one.name === name)), 'The checker looks at what is not given.')
  .refine(({ checker }) => checker.kind !== 'any-valid' || checker.looksAt.length === PREDICATES[checker.predicate].looksAt, 'The checker looks at too much or too little.')

/** What `hints.json` says: each helps a little more. */
export const hintsForm = z.array(z.string().min(20).max(600)).length(HINTS)

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
  context.addIssue('This is neither a value nor a recipe for one.')
  return z.NEVER
})

const given = { arguments: z.array(value), expected: value }
const test = z.union([
  z.strictObject({ explanation: z.string().min(10).max(600), ...given }).transform((one) => ({ ...one, isSample: true as const })),
  z.strictObject({ category: z.string().min(3).max(40), ...given }).transform((one) => ({ ...one, isSample: false as const })),
])

/** What `tests.json` says. */
export const testsForm = z
  .array(test)
  .min(LEAST_TESTS)
  .max(40)
  .refine((tests) => tests.filter(({ isSample }) => !isSample).length >= LEAST_HIDDEN, `At least ${LEAST_HIDDEN} tests are hidden.`)
  .refine((tests) => tests[0]?.isSample === true, 'The first test is a sample.')
