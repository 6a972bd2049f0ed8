import { shiftDays } from '#features/events/rules/recurrence.ts'
import type { AssignmentKind, LateRule } from '../../rules/assignment.ts'
import type { AssignmentData } from '../group-query.ts'
import type { Subject } from '../SubjectField.tsx'
import type { AttachedFile } from '../use-group-upload.ts'

/** A line of a rubric as it is typed. */
export interface EditedCriterion {
  id: string
  text: string
  points: string
}

/** What is typed about an assignment; new without one. A new one has its key from the beginning, so that it is stored once if the answer to a request is lost. */
export const formOf = (assignment: AssignmentData | null) => ({
  key: assignment?.id ?? crypto.randomUUID(), subject: typeof assignment?.subject === 'string' ? ({ id: assignment.subject, title: assignment.title } as Subject) : null,
  kind: assignment?.kind ?? ('problem' as AssignmentKind), title: assignment?.title ?? '', instructions: assignment?.instructions ?? '', due: assignment?.due ?? '',
  lateRule: assignment?.lateRule ?? ('accepted' as LateRule), latePoints: String(assignment?.latePoints ?? 0), points: String(assignment?.points ?? 10),
  criteria: (assignment?.criteria ?? []).map(({ id, text, points }): EditedCriterion => ({ id, text, points: String(points) })),
  files: (assignment?.files ?? []).map(({ id, name }): AttachedFile => ({ id, name })),
})
export type AssignmentForm = ReturnType<typeof formOf>

/** A copy of an assignment, due a week later, with a key and a rubric of its own. */
export const copyOf = (form: AssignmentForm): AssignmentForm => ({
  ...form, key: crypto.randomUUID(), due: form.due === '' ? '' : shiftDays(form.due, 7), criteria: form.criteria.map((criterion) => ({ ...criterion, id: crypto.randomUUID() })),
})

/** The end of the day some days after `today`, in the time zone of the browser. */
export function endOfDay(today: Date, days: number): string {
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return shiftDays(`${day}T23:59`, days)
}

const numberOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed))

/** The form with another criterion. The first one takes over the points that were typed. */
export const withCriterion = ({ criteria, points }: Pick<AssignmentForm, 'criteria' | 'points'>, id: string): Partial<AssignmentForm> => ({
  criteria: [...criteria, { id, text: '', points: criteria.length === 0 && numberOf(points) > 0 ? points : '5' }],
})

/** The form without a criterion. After the last one, its points are those of the assignment again. */
export function withoutCriterion({ criteria }: Pick<AssignmentForm, 'criteria'>, id: string): Partial<AssignmentForm> {
  const rest = criteria.filter((one) => one.id !== id)
  return { criteria: rest, ...(rest.length === 0 && criteria.length > 0 && { points: criteria[0]!.points }) }
}

/** The sum of the points of a rubric. */
export const pointsIn = (criteria: AssignmentForm['criteria']): number => criteria.reduce((sum, { points }) => sum + (numberOf(points) || 0), 0)

/** The form as the variables of the mutation that saves it. */
export const variablesOf = ({ latePoints, points, due, criteria, files, subject, ...rest }: AssignmentForm) => ({
  ...rest, due: due === '' ? null : due.slice(0, 16), latePoints: numberOf(latePoints), points: numberOf(points),
  subject: rest.kind === 'text' ? null : (subject?.id ?? null), files: rest.kind === 'text' ? files.map(({ id }) => id) : [],
  criteria: criteria.map(({ id, text, points }) => ({ id, text, points: numberOf(points) })),
})
