import type { Value } from '../value.ts'
import type { Count, Recipe } from './recipe.ts'

/** The largest number of characters, as JSON with its comma, that a recipe generates; computed without generating anything. */
export function sizeOfRecipe(recipe: Recipe): number {
  switch (recipe.make) {
    case 'integers':
      return largest(recipe.count) * sizeOfNumber(recipe, 0, recipe.prefix)
    case 'numbers':
      return largest(recipe.count) * sizeOfNumber(recipe, recipe.decimals)
    case 'table':
    case 'gapped-table':
      return largest(recipe.rows) * recipe.columns * Math.max(sizeOfNumber(recipe, recipe.decimals), 5)
    case 'integer-table':
      return largest(recipe.rows) * recipe.columns * sizeOfNumber(recipe, 0)
    case 'intervals':
      return largest(recipe.count) * (2 * sizeOfNumber(recipe, 0) + 2)
    case 'permutation':
    case 'range': {
      const { count, from = 0, prefix } = recipe
      const step = recipe.make === 'range' ? (recipe.step ?? 1) : 1
      return largest(count) * sizeOfNumber({ least: from, most: from + largest(count) * step }, 0, prefix)
    }
    case 'dates':
      return largest(recipe.count) * '"2026-01-31",'.length
    case 'texts':
      return largest(recipe.count) * longestOf(recipe.of)
    case 'text':
      return largest(recipe.count) * (longestOf(recipe.of) + JSON.stringify(recipe.between ?? '').length)
    case 'chain':
    case 'tree':
      return recipe.count * 2 * (sizeOfNumber({ least: 0, most: recipe.count }, 0, recipe.prefix) + weightOf(recipe.weights))
    case 'graph':
    case 'dag':
      return (recipe.nodes + recipe.edges) * 2 * (sizeOfNumber({ least: 0, most: recipe.nodes }, 0, recipe.prefix) + weightOf(recipe.weights))
    case 'list':
      return largest(recipe.count) * (sizeOfRecipe(recipe.of) + 2)
    case 'repeat':
      return largest(recipe.count) * longestOf(recipe.of)
    case 'pick':
    case 'sorted':
      return sizeOfPart(recipe.of)
    case 'gaps':
      // A value has at least two characters with its comma, and a gap five.
      return 2.5 * (sizeOfPart(recipe.of) + 1)
    case 'near-duplicates':
      return largest(recipe.count) * (longestPart(recipe.of) + 4)
    case 'concat':
    case 'rows':
      return recipe.of.reduce((sum, part) => sum + 2 * sizeOfPart(part), 0)
  }
}

const largest = (count: Count): number => (typeof count === 'number' ? count : count[1])

/** Sign, digits, decimals, quotes with a prefix, and a comma. */
const sizeOfNumber = ({ least, most }: { least: number; most: number }, decimals = 2, prefix?: string): number =>
  String(Math.trunc(Math.max(Math.abs(least), Math.abs(most)))).length + (decimals === 0 ? 0 : decimals + 1) + 2 + (prefix === undefined ? 0 : JSON.stringify(prefix).length)

const weightOf = (weights: readonly [number, number] | undefined) => 4 + (weights === undefined ? 0 : sizeOfNumber({ least: weights[0], most: weights[1] }, 0))

const longestOf = (values: readonly Value[]): number => Math.max(0, ...values.map((value) => JSON.stringify(value).length)) + 1

const isRecipe = (part: Recipe | Value): part is Recipe => typeof part === 'object' && part !== null && 'make' in part

const sizeOfPart = (part: Recipe | Value): number => (isRecipe(part) ? sizeOfRecipe(part) : JSON.stringify(part).length)

/** The size of the largest item of a list; of a recipe, the whole list is an upper bound unless its items are known. */
function longestPart(part: Recipe | readonly Value[]): number {
  if (!isRecipe(part)) return longestOf(part)
  if (part.make === 'texts') return longestOf(part.of)
  return part.make === 'list' ? sizeOfRecipe(part.of) + 2 : part.make === 'integers' || part.make === 'numbers' ? sizeOfRecipe({ ...part, count: 1 }) : sizeOfRecipe(part)
}
