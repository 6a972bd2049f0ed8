import { describe, expect, test } from 'vitest'
import { recipeSchema } from './recipe-schema.ts'
import { newRecipeForm, previewRecipe, recipeFormOf, recipeOf, WRITTEN, type RecipeForm } from './recipe-form.ts'
import { RECIPE_KINDS } from './recipe-kinds.ts'

type Option = { shape: Record<string, unknown> & { make: { value: string } } }
const { options } = recipeSchema as unknown as { options: Option[] }
const form = (make: string, change: RecipeForm['fields'] = {}): RecipeForm => {
  const first = newRecipeForm(make, 4)
  return { ...first, fields: { ...first.fields, ...change } }
}

describe('The form of a recipe (requirement Q-52)', () => {
  test('has every recipe of the schema, with all of its fields', () => {
    const fields = Object.fromEntries(RECIPE_KINDS.map(({ make, fields }) => [make, fields.map(({ name }) => name).toSorted()]))
    expect(fields).toEqual(Object.fromEntries(options.map(({ shape }) => [shape.make.value, Object.keys(shape).filter((name) => name !== 'make').toSorted()])))
  })

  test.each(RECIPE_KINDS.map(({ make }) => make))('starts %s with values that can be generated, and opens it again from its JSON', (make) => {
    const written = recipeOf(form(make))
    expect(previewRecipe(form(make))).toEqual({ first: expect.any(String), size: expect.stringMatching(/characters$/) })
    expect(recipeOf(recipeFormOf(written)!)).toEqual(written)
  })

  test('reads numbers, ranges, lists of texts and nested recipes', () => {
    expect(recipeOf(form('integers', { count: '5 to 9', prefix: 'k', order: 'rising' }))).toEqual({ make: 'integers', count: [5, 9], least: 0, most: 100, prefix: 'k', order: 'rising', seed: 4 })
    expect(recipeOf(form('text', { of: 'ab, c', between: ' ' }))).toMatchObject({ of: ['ab', 'c'], between: ' ' })
    expect(recipeOf(form('graph', { weights: '1-9', isConnected: 'yes' }))).toMatchObject({ weights: [1, 9], isConnected: true })
    expect(recipeOf(form('sorted', { of: { make: WRITTEN, fields: { json: '[3, 1]' } }, swaps: '2' }))).toEqual({ make: 'sorted', of: [3, 1], swaps: 2, seed: 4 })
    expect(recipeOf(form('sorted', { of: form('integers') }))).toMatchObject({ of: { make: 'integers', count: 1000 } })
  })

  test('writes parts and columns one by one, as lists, texts or recipes, and opens them again', () => {
    const written = (json: string): RecipeForm => ({ make: WRITTEN, fields: { json } })
    const concat = form('concat', { of: [written('[1,2]'), form('integers', { count: '3', seed: '' }), written('[7]')] })
    expect(recipeOf(concat)).toEqual({ make: 'concat', of: [[1, 2], { make: 'integers', count: 3, least: 0, most: 100 }, [7]], seed: 4 })
    expect(recipeFormOf(recipeOf(concat))).toEqual(concat)
    expect(previewRecipe(form('concat', { of: [written('"ab"'), written('cd')] }))).toMatchObject({ first: '"abcd"' })
    const rows = recipeFormOf({ make: 'rows', of: [['a', 'b'], { make: 'range', count: 2 }], seed: 1 })!
    expect(rows.fields['of']).toEqual([written('["a","b"]'), { make: 'range', fields: { count: '2', from: '', step: '', prefix: '', seed: '' } }])
    expect(previewRecipe(rows)).toMatchObject({ first: '[["a", 0], ["b", 1]]' })
    expect(previewRecipe(form('rows', { of: [written('[1]'), written('3')] }))).toEqual({ fault: 'Check column 2. Write a list as JSON, or choose a recipe.', field: 'of' })
    expect(previewRecipe(form('concat', { of: [] }))).toEqual({ fault: 'Add at least one part.', field: 'of' })
    expect(recipeFormOf({ make: 'concat', of: [{ make: 'magic' }] })).toBeNull()
  })

  test('shows the first values and the size', () => {
    expect(previewRecipe(form('integers', { count: '5', most: '9' }))).toEqual({ first: '[4, 7, 7, 3, 0]', size: '5 items, 11 characters' })
    expect(previewRecipe(form('text', { count: '3', of: 'x' }))).toEqual({ first: '"xxx"', size: '5 characters' })
  })

  test('says what is wrong, and at which field', () => {
    expect(previewRecipe(form('integers', { count: '200000' }))).toEqual({ fault: 'Check “Count”. Up to 100,000, or a range such as 5 to 9.', field: 'count' })
    expect(previewRecipe(form('integers', { count: 'many' }))).toMatchObject({ field: 'count' })
    expect(previewRecipe(form('integers', { seed: '' }))).toMatchObject({ field: 'seed' })
    expect(previewRecipe(form('integers', { least: '200' }))).toEqual({ fault: 'The smallest value is larger than the largest.', field: 'least' })
    expect(previewRecipe(form('table', { rows: '100000', columns: '1000' }))).toEqual({ fault: 'This is too large for a test. Make less.', field: 'count' })
    expect(previewRecipe(form('repeat', { of: '[1,' }))).toMatchObject({ field: 'of' })
  })

  test('cannot show what is no recipe, or one with other fields', () => {
    for (const other of [3, { make: 'magic' }, { make: 'range', count: 3, color: 'red' }]) expect(recipeFormOf(other)).toBeNull()
  })
})
