import { z } from 'zod'
import { valueFault } from '../value-fault.ts'
import type { Value } from '../value.ts'
import { fromJson } from '../wire.ts'
import type { Recipe } from './recipe.ts'

const MAX_COUNT = 100_000
const seed = z.int().min(0).optional()
const whole = z.int().min(0).max(MAX_COUNT)
const count = z.union([whole, z.tuple([whole, whole]).refine(([least, most]) => least <= most)], `A count is a number up to ${MAX_COUNT}, or the smallest and largest one.`)
const columns = z.int().min(1).max(1000)
const decimals = z.int().min(0).max(9).optional()
const range = { least: z.number().min(-1e9), most: z.number().max(1e9) }
const prefix = z.string().max(20).optional()
const order = z.enum(['any', 'rising', 'falling']).optional()
const weights = z.tuple([z.int(), z.int()]).optional()
const form = z.enum(['edges', 'neighbors']).optional()
const texts = z.array(z.string()).min(1).max(1000)

/** A value that is written out. */
const plain = z.unknown().transform((json, context): Value => {
  const value = fromJson(json)
  if (value !== undefined) return value
  context.addIssue(valueFault(json))
  return z.NEVER
})
const plainList = z.array(plain).min(1).max(1000)
const inner: z.ZodType<Recipe> = z.lazy(() => recipeSchema)
const listOrRecipe = z.union([plainList, inner], 'Write a list or a recipe.')

const tree = { seed, count: whole, form: z.enum(['parents', 'edges', 'neighbors']).optional(), order: z.enum(['rising', 'any']).optional(), reach: whole.min(1).optional(), prefix, weights }
const graph = { seed, nodes: whole.min(1), edges: whole, form, prefix, weights }

/** The schema of a recipe. */
export const recipeSchema: z.ZodType<Recipe> = z.discriminatedUnion(
  'make',
  [
    z.strictObject({ make: z.literal('integers'), seed, count, order, prefix, ...range }),
    z.strictObject({ make: z.literal('numbers'), seed, count, order, decimals, ...range }),
    z.strictObject({ make: z.literal('table'), seed, rows: count, columns, decimals, ...range }),
    z.strictObject({ make: z.literal('integer-table'), seed, rows: count, columns, ...range }),
    z.strictObject({ make: z.literal('gapped-table'), seed, rows: count, columns, gaps: z.number().min(0).max(1), decimals, ...range }),
    z.strictObject({ make: z.literal('intervals'), seed, count, longest: z.int().min(0), order, ...range }),
    z.strictObject({ make: z.literal('permutation'), seed, count, from: z.int().optional(), prefix }),
    z.strictObject({ make: z.literal('range'), seed, count, from: z.number().optional(), step: z.number().optional(), prefix }),
    z.strictObject({ make: z.literal('dates'), seed, count, from: z.iso.date(), days: whole.min(1).optional(), order }),
    z.strictObject({ make: z.literal('texts'), seed, count, of: texts }),
    z.strictObject({ make: z.literal('text'), seed, count, of: texts, between: z.string().max(20).optional() }),
    z.strictObject({ make: z.literal('chain'), ...tree }),
    z.strictObject({ make: z.literal('tree'), ...tree }),
    z.strictObject({ make: z.literal('graph'), ...graph, isConnected: z.boolean().optional() }),
    z.strictObject({ make: z.literal('dag'), ...graph }),
    z.strictObject({ make: z.literal('list'), seed, count, of: inner }),
    z.strictObject({ make: z.literal('repeat'), seed, count, of: plainList }),
    z.strictObject({ make: z.literal('pick'), seed, of: listOrRecipe }),
    z.strictObject({ make: z.literal('sorted'), seed, of: listOrRecipe, order: z.enum(['rising', 'falling']).optional(), swaps: whole.optional() }),
    z.strictObject({ make: z.literal('near-duplicates'), seed, count, of: listOrRecipe, share: z.number().min(0).max(1).optional(), by: z.int().min(0).max(1000).optional() }),
    z.strictObject({ make: z.literal('gaps'), seed, of: listOrRecipe, share: z.number().min(0).max(1) }),
    z.strictObject({ make: z.literal('concat'), seed, of: z.array(z.union([z.string(), listOrRecipe])).min(1).max(50) }),
    z.strictObject({ make: z.literal('rows'), seed, of: z.array(listOrRecipe).min(1).max(20), between: z.string().max(20).optional() }),
  ],
  'There is no such recipe.',
)

/** Whether a recipe draws random numbers without a seed of its own or around it, so that two of them would be alike. */
export function lacksSeed(recipe: Recipe): boolean {
  if (recipe.seed !== undefined) return false
  if (recipe.make === 'range' || recipe.make === 'repeat') return false
  if (recipe.make === 'dates') return recipe.days !== undefined
  if (recipe.make === 'chain') return recipe.order === 'any'
  if (recipe.make === 'concat' || recipe.make === 'rows') return recipe.of.some(isUnseeded)
  return recipe.make === 'sorted' ? recipe.swaps !== undefined || isUnseeded(recipe.of) : true
}

const isUnseeded = (part: Recipe | Value): boolean => typeof part === 'object' && part !== null && 'make' in part && lacksSeed(part)
