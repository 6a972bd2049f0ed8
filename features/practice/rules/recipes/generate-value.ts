import type { Value } from '../value.ts'
import { generateGraph } from './graphs.ts'
import { countOf, generateList } from './lists.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { choiceOf, integerWithin, many, randomFrom, type Random } from './random.ts'
import type { ComposedRecipe, Recipe } from './recipe.ts'

/** Generates the value of a recipe. It is the same everywhere: numbers have few decimals, and only exact operations are used. */
export const generateValue = (recipe: Recipe): Value => generate(recipe, randomFrom(0))

function generate(recipe: Recipe, outer: Random): Value {
  const random = recipe.seed === undefined ? outer : randomFrom(recipe.seed)
  switch (recipe.make) {
    case 'chain':
    case 'tree':
    case 'graph':
    case 'dag':
      return generateGraph(recipe, random)
    case 'list':
    case 'repeat':
    case 'pick':
    case 'sorted':
    case 'near-duplicates':
    case 'gaps':
    case 'concat':
    case 'rows':
      return compose(recipe, random)
    default:
      return generateList(recipe, random)
  }
}

function compose(recipe: ComposedRecipe, random: Random): Value {
  const partOf = (part: Recipe | Value): Value => (isRecipe(part) ? generate(part, random) : part)
  const listOf = (part: Recipe | Value): readonly Value[] => {
    const value = partOf(part)
    return Array.isArray(value) ? (value as readonly Value[]) : [value]
  }
  switch (recipe.make) {
    case 'list':
      return many(countOf(random, recipe.count), () => generate(recipe.of, random))
    case 'repeat':
      return many(countOf(random, recipe.count), (at) => recipe.of[at % recipe.of.length]!)
    case 'pick':
      return choiceOf(random, listOf(recipe.of))
    case 'sorted':
      return sorted(recipe, listOf(recipe.of), random)
    case 'near-duplicates':
      return nearDuplicates(random, { ...recipe, count: countOf(random, recipe.count), of: listOf(recipe.of) })
    case 'gaps':
      return listOf(recipe.of).map((value) => (random() < recipe.share ? null : value))
    case 'concat': {
      const parts = recipe.of.map(partOf)
      return parts.every((part) => typeof part === 'string') ? parts.join('') : parts.flatMap((part) => (Array.isArray(part) ? (part as readonly Value[]) : [part]))
    }
    case 'rows': {
      const columns = recipe.of.map(listOf)
      const rows = many(Math.min(...columns.map(({ length }) => length)), (at) => columns.map((column) => column[at]!))
      return recipe.between === undefined ? rows : rows.map((row) => row.map(String).join(recipe.between))
    }
  }
}

const isRecipe = (part: Recipe | Value): part is Recipe => typeof part === 'object' && part !== null && 'make' in part

/** Sorts numbers, texts or lists of them, then swaps `swaps` random pairs of neighbors. */
function sorted({ order, swaps = 0 }: Extract<ComposedRecipe, { make: 'sorted' }>, list: readonly Value[], random: Random): Value[] {
  const result = list.toSorted((one, other) => (order === 'falling' ? compare(other, one) : compare(one, other)))
  for (let swap = 0; swap < swaps && result.length > 1; swap += 1) {
    const at = integerWithin(random, 0, result.length - 2)
    result.splice(at, 2, result[at + 1]!, result[at]!)
  }
  return result
}

function compare(one: Value, other: Value): number {
  if (!Array.isArray(one) || !Array.isArray(other)) return one! < other! ? -1 : Number(one! > other!)
  const [first, second] = [one as readonly Value[], other as readonly Value[]]
  const at = first.findIndex((part, index) => index < second.length && compare(part, second[index]!) !== 0)
  return at === -1 ? first.length - second.length : compare(first[at]!, second[at]!)
}
