import { describe, expect, test } from 'vitest'
import type { Value } from '../value.ts'
import { sizeOfRecipe } from './size-of-recipe.ts'
import { generateValue } from './generate-value.ts'
import { lacksSeed, recipeSchema } from './recipe-schema.ts'

/** The value of a recipe as it is written in `tests.json`. */
const made = (json: object): Value => generateValue(recipeSchema.parse(json))
const list = (json: object) => made(json) as Value[]
const rows = (json: object) => made(json) as number[][]

const RECIPES = [
  { make: 'integers', seed: 1, count: 40, least: -5, most: 5, prefix: 'k' },
  { make: 'numbers', seed: 1, count: 40, least: -1e9, most: 1e9, decimals: 5 },
  { make: 'table', seed: 1, rows: 8, columns: 5, least: 0, most: 1, decimals: 9 },
  { make: 'gapped-table', seed: 1, rows: 8, columns: 5, least: 0, most: 1, gaps: 0.3 },
  { make: 'intervals', seed: 1, count: 30, least: 0, most: 500, longest: 20 },
  { make: 'permutation', seed: 1, count: 50, from: 1 },
  { make: 'range', count: 50, from: 10, step: -3, prefix: 'r' },
  { make: 'dates', count: 40, from: '2026-02-27' },
  { make: 'dates', seed: 1, count: 40, from: '2026-02-27', days: 9, order: 'rising' },
  { make: 'gaps', seed: 1, of: { make: 'integers', count: 40, least: 0, most: 9 }, share: 0.5 },
  { make: 'text', seed: 1, count: 30, of: ['ab', 'c'], between: ' ' },
  { make: 'chain', seed: 1, count: 40, order: 'any' },
  { make: 'tree', seed: 1, count: 40, form: 'neighbors' },
  { make: 'graph', seed: 1, nodes: 20, edges: 60, weights: [1, 900] },
  { make: 'dag', seed: 1, nodes: 20, edges: 60, prefix: 's' },
  { make: 'list', seed: 1, count: 10, of: { make: 'texts', count: [1, 5], of: ['a', 'bb'] } },
  { make: 'repeat', count: 30, of: [[1, 2], 'x'] },
  { make: 'pick', seed: 1, of: { make: 'integers', count: 5, least: 0, most: 999 } },
  { make: 'sorted', seed: 1, of: { make: 'integers', count: 30, least: 0, most: 99 }, swaps: 3 },
  { make: 'near-duplicates', seed: 1, count: 20, of: [['Ada', 'ada@x.org'], ['Bo', 'bo@x.org']], share: 1 },
  { make: 'concat', seed: 1, of: [[1], { make: 'integers', count: 30, least: 0, most: 9 }] },
  { make: 'rows', seed: 1, of: [{ make: 'texts', count: 30, of: ['get', 'put'] }, { make: 'integers', count: 30, least: 0, most: 9, prefix: 'k' }], between: ' ' },
]

describe('Recipes (requirement Q-30)', () => {
  test('dates are consecutive days, or random ones, and gaps are missing values', () => {
    expect(made({ make: 'dates', count: 4, from: '2028-02-28' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'])
    const random = list({ make: 'dates', seed: 1, count: 50, from: '2026-01-30', days: 3, order: 'rising' })
    expect(new Set(random)).toEqual(new Set(['2026-01-30', '2026-01-31', '2026-02-01']))
    expect(random).toEqual(random.toSorted())
    const gapped = list({ make: 'gaps', seed: 1, share: 0.3, of: { make: 'range', count: 100 } })
    expect(gapped.filter((one) => one === null).length).toBeGreaterThan(15)
    expect(gapped.every((one, at) => one === null || one === at)).toBe(true)
  })

  test.each(RECIPES.map((recipe) => [recipe.make, recipe] as const))('%s generates the same value each time, within its estimated size', (_make, recipe) => {
    const value = JSON.stringify(made(recipe))
    expect(JSON.stringify(made(recipe))).toBe(value)
    expect(value.length).toBeLessThanOrEqual(sizeOfRecipe(recipeSchema.parse(recipe)) + 2)
    if ('seed' in recipe) expect(JSON.stringify(made({ ...recipe, seed: 2 }))).not.toBe(value)
  })

  test('generate what they did before', () => {
    expect(made({ make: 'integers', seed: 4, count: 5, least: 0, most: 9 })).toEqual([4, 7, 7, 3, 0])
    expect(made({ make: 'permutation', seed: 4, count: 6 })).toEqual([1, 5, 0, 4, 3, 2])
  })

  test('make chains and trees with one root, whose nodes all lead to it', () => {
    expect(made({ make: 'chain', count: 4 })).toEqual([-1, 0, 1, 2])
    for (const recipe of [{ make: 'chain', seed: 3, count: 300, order: 'any' }, { make: 'tree', seed: 3, count: 300, order: 'any', reach: 5 }]) {
      const parents = list(recipe) as number[]
      expect(parents.filter((one) => one === -1)).toHaveLength(1)
      const depths = parents.map((_, node) => { let depth = 0; for (let at = node; at !== -1 && depth < 1000; at = parents[at]!) depth += 1; return depth })
      expect(Math.max(...depths)).toBeLessThanOrEqual(300)
      if (recipe.make === 'chain') expect(Math.max(...depths)).toBe(300)
    }
  })

  test('make graphs of different edges, connected if requested, and directed ones without cycles', () => {
    const edges = rows({ make: 'graph', seed: 5, nodes: 50, edges: 120, isConnected: true })
    expect(new Set(edges.map(([one, other]) => [Math.min(one!, other!), Math.max(one!, other!)].join())).size).toBe(120)
    const reached = new Set([0])
    for (let round = 0; round < 50; round += 1) for (const [one, other] of edges) if (reached.has(one!) || reached.has(other!)) reached.add(one!).add(other!)
    expect(reached.size).toBe(50)
    const arcs = rows({ make: 'dag', seed: 5, nodes: 30, edges: 100 })
    let open = new Set(arcs.flat())
    for (let round = 0; round < 30; round += 1) open = new Set([...open].filter((node) => arcs.some(([from, to]) => to === node && open.has(from!))))
    expect([arcs.length, open.size]).toEqual([100, 0])
    expect(rows({ make: 'dag', seed: 5, nodes: 30, edges: 100, form: 'neighbors' }).flat()).toHaveLength(100)
    expect(list({ make: 'graph', seed: 1, nodes: 3, edges: 100 })).toHaveLength(3)
  })

  test('make intervals, gaps, nearly sorted lists and joined texts', () => {
    expect(rows({ make: 'intervals', seed: 1, count: 200, least: 5, most: 90, longest: 7 }).every(([start, end]) => start! >= 5 && start! <= end! && end! <= 90 && end! - start! <= 7)).toBe(true)
    const cells = list({ make: 'gapped-table', seed: 1, rows: 100, columns: 10, least: 0, most: 1, gaps: 0.2 }).flat()
    expect(cells.filter((cell) => cell === null).length).toBeGreaterThan(120)
    expect(made({ make: 'sorted', of: [3, 1, 2] })).toEqual([1, 2, 3])
    expect(made({ make: 'sorted', of: [[2, 1], [1, 9], [1]], order: 'falling' })).toEqual([[2, 1], [1, 9], [1]])
    expect(made({ make: 'concat', seed: 1, of: ['(', { make: 'text', count: 3, of: ['x'] }, ')'] })).toBe('(xxx)')
    expect(made({ make: 'rows', of: [{ make: 'range', count: 2 }, { make: 'repeat', count: 2, of: ['a'] }] })).toEqual([[0, 'a'], [1, 'a']])
    expect(made({ make: 'rows', of: [{ make: 'range', count: 2, prefix: 'k' }, [7, 8]], between: ' ' })).toEqual(['k0 7', 'k1 8'])
    const copies = list({ make: 'near-duplicates', seed: 1, count: 50, of: ['color', 'model'], share: 0.5 })
    expect(copies.filter((copy) => copy === 'color' || copy === 'model').length).toBeGreaterThan(10)
    expect(new Set(copies).size).toBeGreaterThan(5)
  })

  test('need a seed where they draw random numbers, on themselves or around them', () => {
    const integers = { make: 'integers', count: 3, least: 0, most: 9 }
    const lacks = (json: object) => lacksSeed(recipeSchema.parse(json))
    expect([lacks(integers), lacks({ make: 'concat', of: [integers] }), lacks({ make: 'sorted', of: [1], swaps: 1 }), lacks({ make: 'chain', count: 3, order: 'any' })]).toEqual([true, true, true, true])
    expect([lacks({ make: 'concat', seed: 1, of: [integers] }), lacks({ make: 'rows', of: [{ make: 'range', count: 3 }] }), lacks({ make: 'chain', count: 3 })]).toEqual([false, false, false])
  })
})
