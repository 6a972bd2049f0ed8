import { counted } from '#platform/rules/counted.ts'

/** A number as tables and charts of the administration show it: `12,345`. */
export const countText: (count: number) => string = new Intl.NumberFormat('en').format

/** Units whose singular isn't the plural without its `s`. */
const SINGULAR: Record<string, string> = { people: 'person', searches: 'search' }

/** Lists are counted no further. */
export const MAX_COUNTED = 10_000

/** How many rows a list has, counted up to `MAX_COUNTED`: `1 entry`, `10,000+ entries`. */
export const foundText = (total: number, one: string, many: string): string =>
  total < MAX_COUNTED ? counted(total, one, many) : `${countText(total)}+ ${many}`

/** A number with the unit of its chart: `12 visits`, `1 person`. Units are given in the plural. */
export const withUnit = (count: number, unit: string): string => counted(count, SINGULAR[unit] ?? unit.replace(/s$/, ''), unit)
