import type { Value } from './value.ts'

/** A large argument, described instead of written. A recipe always generates the same value. */
export type Recipe =
  | { make: 'integers'; seed: number; count: number; least: number; most: number; order?: 'any' | 'rising' | 'falling' | undefined }
  | { make: 'numbers'; seed: number; count: number; least: number; most: number }
  | { make: 'table'; seed: number; rows: number; columns: number; least: number; most: number }
  | { make: 'integer-table'; seed: number; rows: number; columns: number; least: number; most: number }
  | { make: 'texts'; seed: number; count: number; of: string[] }

/** Generates the value of a recipe. Numbers have two decimals, so that they are the same in every language. */
export function generateValue(recipe: Recipe): Value {
  const random = randomFrom(recipe.seed)
  const many = <One>(count: number, one: () => One) => Array.from({ length: count }, one)
  if (recipe.make === 'texts') return many(recipe.count, () => recipe.of[Math.floor(random() * recipe.of.length)]!)
  const { least, most } = recipe
  const integer = () => least + Math.floor(random() * (most - least + 1))
  const number = () => Math.round((least + random() * (most - least)) * 100) / 100
  if (recipe.make === 'table') return many(recipe.rows, () => many(recipe.columns, number))
  if (recipe.make === 'integer-table') return many(recipe.rows, () => many(recipe.columns, integer))
  if (recipe.make === 'numbers') return many(recipe.count, number)
  const integers = many(recipe.count, integer)
  if (recipe.order === 'rising') return integers.sort((a, b) => a - b)
  return recipe.order === 'falling' ? integers.sort((a, b) => b - a) : integers
}

/** A seeded random generator between 0 and 1: the upper half of a linear congruential generator. */
function randomFrom(seed: number): () => number {
  let state = BigInt(seed)
  return () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn
    return Number(state >> 32n) / 2 ** 32
  }
}
