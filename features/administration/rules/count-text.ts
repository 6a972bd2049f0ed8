import { counted } from '#platform/rules/counted.ts'

/** A number as tables and charts of the administration show it: `12,345`. */
export const countText: (count: number) => string = new Intl.NumberFormat('en').format

/** Units whose singular isn't the plural without its `s`. */
const SINGULAR: Record<string, string> = { people: 'person', searches: 'search' }

/** A number with the unit of its chart: `12 visits`, `1 person`. Units are given in the plural. */
export const withUnit = (count: number, unit: string): string => counted(count, SINGULAR[unit] ?? unit.replace(/s$/, ''), unit)
