interface DatedPart {
  eventId: string
  startsAt: unknown
  timeZone: string
}

const DAY_MS = 24 * 3600_000

/** Dates by their event, in the order of the first of each. They must be in order. */
export const byEvent = <Part extends DatedPart>(dates: readonly Part[]): Part[][] => [...Map.groupBy(dates, ({ eventId }) => eventId).values()]

/** How often dates take place, in the time zone of the event, such as `Every Tuesday, 4 dates`. Dates that were moved leave only their number. */
export function seriesText(dates: readonly Omit<DatedPart, 'eventId'>[]): string {
  const [first] = dates
  const starts = dates.map(({ startsAt }) => Date.parse(String(startsAt)))
  // Summer time moves a date by an hour.
  const gaps = new Set(starts.slice(1).map((start, at) => Math.round((start - starts[at]!) / DAY_MS)))
  const weekday = () => new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: first!.timeZone }).format(starts[0])
  const [gap] = gaps
  const rhythm = gaps.size !== 1 ? null : gap === 7 ? `Every ${weekday()}` : gap === 14 ? `Every second ${weekday()}` : null
  const count = dates.length === 1 ? '1 date' : `${dates.length} dates`
  return rhythm === null ? count : `${rhythm}, ${count}`
}
