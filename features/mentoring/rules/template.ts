import { dayIn, shiftDays } from '#features/events/rules/recurrence.ts'

export const MAX_TEMPLATES = 50
export const TEMPLATE_NAME_LENGTH = 80

/** When an assignment of a template is due: some days after the first one, at a time of day; null without a due date. */
export interface RelativeDue {
  days: number
  time: string
}

/** The due dates of assignments (`2026-12-01T23:59`) relative to the first of them. */
export function relativeDues(dues: readonly (string | null)[]): (RelativeDue | null)[] {
  const first = dues.filter((due) => due !== null).sort()[0]
  return dues.map((due) => (due === null || first === undefined ? null : { days: dayIn(due) - dayIn(first), time: due.slice(11) }))
}

/** The due date where the first one is due on a day (`2027-01-15`); null without one. */
export const shiftedDue = (due: RelativeDue | null, firstDay: string): string | null => (due === null ? null : shiftDays(`${firstDay}T${due.time}`, due.days))
