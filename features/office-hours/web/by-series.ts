import type { OwnOfficeHourData } from './office-hour-queries.ts'

/** The slots of a mentor that were offered together. */
export interface Series {
  /** The next of them. */
  first: OwnOfficeHourData
  /** Later ones that a learner booked. */
  booked: OwnOfficeHourData[]
  /** The other later ones. */
  open: OwnOfficeHourData[]
}

/** Slots by the series in which they were offered, in the order of the first of each. They must be in order. */
export function bySeries(slots: readonly OwnOfficeHourData[]): Series[] {
  return [...Map.groupBy(slots, ({ seriesId }) => seriesId).values()].map(([first, ...later]) => ({ first: first!, booked: later.filter(({ booking }) => booking !== null), open: later.filter(({ booking }) => booking === null) }))
}
