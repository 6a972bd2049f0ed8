import { dayAfter, HISTORY_DAYS, type DayCount } from './status.ts'

/** A row of the table of the history: one day, or several in a row on which nothing was measured. */
export interface HistoryRow {
  from: string
  until: string
  /** One entry for each part; null: nothing was measured on these days. */
  counts: Omit<DayCount, 'day'>[] | null
}

/** The rows of the history of all parts, the newest first. */
export function historyRows(firstDay: string, parts: readonly (readonly Omit<DayCount, 'day'>[])[]): HistoryRow[] {
  const rows: HistoryRow[] = []
  for (let at = HISTORY_DAYS - 1; at >= 0; at -= 1) {
    const day = dayAfter(firstDay, at)
    const counts = parts.map((days) => days[at]!)
    const last = rows.at(-1)
    if (counts.some(({ checks }) => checks > 0)) rows.push({ from: day, until: day, counts })
    else if (last?.counts === null) last.from = day
    else rows.push({ from: day, until: day, counts: null })
  }
  return rows
}
