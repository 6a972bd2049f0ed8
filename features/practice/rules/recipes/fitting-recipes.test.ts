import { describe, expect, test } from 'vitest'
import { readType, typeErrorOf } from '../value-types.ts'
import { fittingRecipes, mayHavePrefix, RECIPE_GROUPS } from './fitting-recipes.ts'
import { generateValue } from './generate-value.ts'
import { newRecipeForm, recipeOf } from './recipe-form.ts'
import { RECIPE_KINDS } from './recipe-kinds.ts'
import { recipeSchema } from './recipe-schema.ts'

const fitting = (type: string) => fittingRecipes(type).flatMap(({ kinds }) => kinds.map(({ make }) => make))

describe('The recipes of a parameter (requirement Q-71)', () => {
  test('are those whose values fit its type', () => {
    expect(fitting('integer[]')).toEqual(['integers', 'range', 'permutation', 'chain', 'tree', 'repeat', 'sorted', 'near-duplicates', 'list', 'pick', 'concat'])
    expect(fitting('text[]')).toEqual(expect.arrayContaining(['dates', 'texts', 'integers', 'rows']))
    expect(fitting('number[][]')).toEqual(expect.arrayContaining(['table', 'integer-table', 'graph', 'rows']))
    expect(fitting('number?[][]')).toContain('gapped-table')
    expect(fitting('integer?[]')).toContain('gaps')
    expect(fitting('text')).toEqual(['text', 'pick', 'concat'])
    expect(fitting('integer')).toEqual(['pick'])
  })

  test('that make plain lists and tables of numbers make values of the type', () => {
    const cases = [['integers', 'integer[]'], ['numbers', 'number[]'], ['table', 'number[][]'], ['integer-table', 'integer[][]'], ['gapped-table', 'number?[][]'], ['dates', 'text[]'], ['texts', 'text[]'], ['text', 'text'], ['tree', 'integer[]'], ['graph', 'integer[][]']] as const
    for (const [make, type] of cases) {
      const value = generateValue(recipeSchema.parse(recipeOf(newRecipeForm(make, 1))))
      expect([make, fitting(type).includes(make), typeErrorOf(value, readType(type)!)]).toEqual([make, true, null])
    }
  })

  test('are all, each in one group, while the type can’t be read', () => {
    expect(fitting('list of things').toSorted()).toEqual(RECIPE_KINDS.map(({ make }) => make).toSorted())
    expect(RECIPE_GROUPS.flatMap(({ makes }) => makes)).toHaveLength(RECIPE_KINDS.length)
  })

  test('have a prefix only where there are texts', () => {
    expect(['integer[]', 'text[]', 'table(name text)', ''].map(mayHavePrefix)).toEqual([false, true, true, true])
  })
})
