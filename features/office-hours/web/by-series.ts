import { seriesText } from '#features/mentoring/web/public.tsx'
import type { OwnOfficeHourData } from './office-hour-queries.ts'

/** A slot of a mentor in their list, with the open ones that were offered with it and come later. */
export interface Listed {
  own: OwnOfficeHourData
  /** Null if it doesn't begin a series. */
  series: { label: string; open: OwnOfficeHourData[] } | null
}

const startOf = ({ officeHour }: OwnOfficeHourData) => new Date(String(officeHour.startsAt))

/** The slots that were offered together, in their order. */
export const seriesOf = (slots: readonly OwnOfficeHourData[]): OwnOfficeHourData[][] => [...Map.groupBy(slots, ({ seriesId }) => seriesId).values()]

/** The slots in the order of their times: the open ones of a series are with its next one, and each booked one has its own place. They must be in order. */
export function bySeries(slots: readonly OwnOfficeHourData[]): Listed[] {
  const listed = seriesOf(slots).flatMap((all): Listed[] => {
    const [first, ...later] = all
    const booked = later.filter(({ booking }) => booking !== null)
    const open = later.filter(({ booking }) => booking === null)
    return [{ own: first!, series: later.length === 0 ? null : { label: seriesText(all.map(({ officeHour }) => officeHour)), open } }, ...booked.map((own) => ({ own, series: null }))]
  })
  return listed.toSorted((one, other) => startOf(one.own).getTime() - startOf(other.own).getTime())
}
