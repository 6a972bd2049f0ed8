import type { OfficeHourData } from './office-hour-queries.ts'

/** Open slots of one mentor that differ only in their times. */
export interface OpenOffer {
  /** The first of them. */
  slot: OfficeHourData
  slots: OfficeHourData[]
}

/** Slots by mentor, place, group and what they are about, in the order of the first of each. */
export function openOffers(slots: readonly OfficeHourData[]): OpenOffer[] {
  const groups = Map.groupBy(slots, ({ mentor, about, place, isOnline, groupId }) => JSON.stringify([mentor?.id, about, place, isOnline, groupId]))
  return [...groups.values()].map((all) => ({ slot: all[0]!, slots: all }))
}
