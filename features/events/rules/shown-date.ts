/** The date that the page of an event shows first: the wanted one, the next one, or the last one. Dates are in chronological order. */
export function shownDate<ShownDate extends { id: string; ends_at: Date; cancelled_at: Date | null }>(dates: readonly ShownDate[], wanted: string | null, now: Date): ShownDate | undefined {
  return (
    dates.find(({ id }) => id === wanted) ??
    dates.find(({ ends_at, cancelled_at }) => cancelled_at === null && ends_at > now) ??
    dates.findLast(({ cancelled_at }) => cancelled_at === null) ??
    // All are canceled: the one that would have been next.
    dates.find(({ ends_at }) => ends_at > now) ??
    dates.at(-1)
  )
}
