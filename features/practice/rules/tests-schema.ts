import { z } from 'zod'
import { MIN_HIDDEN_TESTS, MIN_TESTS } from './problem.ts'
import { generateValue } from './recipes/generate-value.ts'
import { lacksSeed, recipeSchema } from './recipes/recipe-schema.ts'
import { valueFault } from './value-fault.ts'
import type { Value } from './value.ts'
import { fromJson } from './wire.ts'

type Issues = { addIssue(message: string): void }

/** Reads a value that is written out or generated from a recipe; reports an issue if it is neither. */
function readValue(json: unknown, context: Issues): Value {
  if (typeof json === 'object' && json !== null && 'make' in json) return readRecipe(json, context)
  const result = fromJson(json)
  if (result !== undefined) return result
  context.addIssue(valueFault(json))
  return z.NEVER
}

function readRecipe(json: object, context: Issues): Value {
  const recipe = recipeSchema.safeParse(json)
  if (recipe.success && !lacksSeed(recipe.data)) return generateValue(recipe.data)
  const issue = recipe.error?.issues[0]
  context.addIssue(issue === undefined ? 'Give this recipe a seed.' : `This recipe isn’t valid at ${issue.path.join('.') || 'make'}: ${issue.message}`)
  return z.NEVER
}

/** Whether the expected answer of a test is `{ "from": "reference" }`. */
const isFromReference = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.keys(json).join() === 'from' && (json as { from: unknown }).from === 'reference'

const text = (min: number, max: number, message: string) => z.string(message).min(min, message).max(max, message)
const explanation = text(10, 600, 'Explain the sample in 10 to 600 characters.')
const category = text(3, 40, 'Enter a category of 3 to 40 characters.')
/** A value that is written out or generated. */
const value = z.unknown().transform((json, context) => readValue(json, context))
/** The arguments of a test. */
export const argumentsSchema = z.array(value, 'Arguments must be a list.')
/** Undefined until the reference has computed it. */
export const expectedSchema = z.unknown().transform((json, context): Value | undefined => (isFromReference(json) ? undefined : readValue(json, context)))

const test = z
  .strictObject({ explanation: explanation.optional(), category: category.optional(), arguments: argumentsSchema, expected: expectedSchema })
  .refine(({ explanation, category }) => (explanation === undefined) !== (category === undefined), 'A sample needs an explanation, a hidden test needs a category.')
  .refine(({ category, expected }) => category !== undefined || expected !== undefined, { path: ['expected'], error: 'Write the expected answer of a sample.' })
  .transform(({ explanation, category, arguments: given, expected }) => {
    const values = { arguments: given, expected }
    return category === undefined ? { ...values, explanation: explanation ?? '', isSample: true as const } : { ...values, category, isSample: false as const }
  })

/** Decides by the category, which invalid tests may have too. */
const isHidden = (test: object) => 'category' in test && test.category !== undefined

/** The schema of some tests of `tests.json`. */
export const someTestsSchema = z.array(test, 'Tests must be a list.')

/** The schema of `tests.json`. */
export const testsSchema = someTestsSchema
  .min(MIN_TESTS, `Add at least ${MIN_TESTS} tests.`)
  .max(40, 'Add up to 40 tests.')
  .refine((tests) => tests.filter(isHidden).length >= MIN_HIDDEN_TESTS, `Add at least ${MIN_HIDDEN_TESTS} hidden tests.`)
  .refine((tests) => tests[0] !== undefined && !isHidden(tests[0]), 'The first test must be a sample.')
