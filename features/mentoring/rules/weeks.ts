import { isoDay, weekdayOf } from '#features/activity/rules/calendar-day.ts'
import { dayIn } from '#features/events/rules/recurrence.ts'

/** Things of one week; `monday` is its first day (`2026-11-23`), null for those without a date. */
export interface Week<Row> {
  monday: string | null
  rows: Row[]
}

/** Things by the week in which they are due, in time zones of no concern; the earliest week first, and those without a date last. */
export function byWeek<Row extends { due: string | null }>(rows: readonly Row[]): Week<Row>[] {
  const weeks = Map.groupBy(rows, ({ due }) => (due === null ? null : mondayOf(due)))
  return [...weeks].map(([monday, rows]) => ({ monday, rows })).sort((a, b) => (a.monday ?? '9').localeCompare(b.monday ?? '9'))
}

function mondayOf(local: string): string {
  const day = dayIn(local)
  return isoDay(day - weekdayOf(day))
}
