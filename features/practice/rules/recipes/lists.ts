import { dayOf, isoDay } from '#features/activity/rules/calendar-day.ts'
import type { Value } from '../value.ts'
import { choiceOf, integerWithin, many, numberWithin, shuffled, type Random } from './random.ts'
import type { Count, ListRecipe } from './recipe.ts'

/** The number of items: a fixed count draws no random number. */
export const countOf = (random: Random, count: Count): number => (typeof count === 'number' ? count : integerWithin(random, count[0], count[1]))

const named = (prefix: string | undefined, numbers: number[]): Value[] => (prefix === undefined ? numbers : numbers.map((one) => `${prefix}${one}`))

/** Generates lists, tables and texts. */
export function generateList(recipe: ListRecipe, random: Random): Value {
  switch (recipe.make) {
    case 'integers':
      return named(recipe.prefix, inOrder(recipe.order, many(countOf(random, recipe.count), () => integerWithin(random, recipe.least, recipe.most))))
    case 'numbers':
      return inOrder(recipe.order, many(countOf(random, recipe.count), () => numberWithin(random, recipe)))
    case 'table':
      return many(countOf(random, recipe.rows), () => many(recipe.columns, () => numberWithin(random, recipe)))
    case 'integer-table':
      return many(countOf(random, recipe.rows), () => many(recipe.columns, () => integerWithin(random, recipe.least, recipe.most)))
    case 'gapped-table':
      return many(countOf(random, recipe.rows), () => many(recipe.columns, () => (random() < recipe.gaps ? null : numberWithin(random, recipe))))
    case 'intervals':
      return intervals(recipe, random)
    case 'permutation': {
      const { count, from = 0, prefix } = recipe
      return named(prefix, shuffled(random, many(countOf(random, count), (at) => from + at)))
    }
    case 'range': {
      const { count, from = 0, step = 1, prefix } = recipe
      return named(prefix, many(countOf(random, count), (at) => from + at * step))
    }
    case 'dates': {
      const { count, from, days, order } = recipe
      const offsets = many(countOf(random, count), (at) => (days === undefined ? at : integerWithin(random, 0, days - 1)))
      return inOrder(order, offsets).map((offset) => dayAfter(from, offset))
    }
    case 'texts':
      return many(countOf(random, recipe.count), () => choiceOf(random, recipe.of))
    case 'text':
      return many(countOf(random, recipe.count), () => choiceOf(random, recipe.of)).join(recipe.between ?? '')
  }
}

/** The day so many days after a date, as `2026-01-31`. */
function dayAfter(date: string, days: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return isoDay(dayOf(year, month, day) + days)
}

function inOrder(order: 'any' | 'rising' | 'falling' | undefined, numbers: number[]): number[] {
  if (order === 'rising') return numbers.sort((one, other) => one - other)
  return order === 'falling' ? numbers.sort((one, other) => other - one) : numbers
}

/** Pairs `[start, end]` with `least <= start <= end <= most` and a length of at most `longest`, in the order of their starts if one is given. */
function intervals({ count, least, most, longest, order }: Extract<ListRecipe, { make: 'intervals' }>, random: Random): number[][] {
  const pairs = many(countOf(random, count), () => {
    const start = integerWithin(random, least, most)
    return [start, integerWithin(random, start, Math.min(most, start + longest))]
  })
  if (order === 'rising') return pairs.sort((one, other) => one[0]! - other[0]!)
  return order === 'falling' ? pairs.sort((one, other) => other[0]! - one[0]!) : pairs
}
