/** Entries in the order of time, together by day. `dayOf` names the day of an entry; of equal neighbors, as `keyOf` says, the first stays. */
export function byDay<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => string, keyOf: (entry: Entry) => string): { day: string; entries: Entry[] }[] {
  const days: { day: string; entries: Entry[] }[] = []
  for (const [at, entry] of entries.entries()) {
    if (at > 0 && keyOf(entries[at - 1]!) === keyOf(entry)) continue
    const day = dayOf(entry)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
