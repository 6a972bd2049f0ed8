import { weekdayAndDay } from '#platform/web/ui/time-words.ts'
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

/** Slots by the day on which they start, in the time zone of the browser. They must be in order. */
export function byDay(slots: readonly OfficeHourData[]): { day: string; slots: OfficeHourData[] }[] {
  return [...Map.groupBy(slots, ({ startsAt }) => weekdayAndDay(new Date(String(startsAt))))].map(([day, slots]) => ({ day, slots }))
}
