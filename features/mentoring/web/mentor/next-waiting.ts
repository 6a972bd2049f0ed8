import { waitsForMentor, type WorkState } from '../../rules/assignment.ts'

interface Column {
  id: string
  kind: Parameters<typeof waitsForMentor>[0]['kind']
  criteria: readonly unknown[]
}

interface Row {
  learner: { id: string }
  states: readonly WorkState[]
}

/**
 * The work to return after the shown one: first the learners below it in the same column, then those above, then the other assignments in
 * their order. Null if nothing else waits.
 */
export function nextWaiting<A extends Column, R extends Row>({ assignments, rows }: { assignments: readonly A[]; rows: readonly R[] }, shown: { assignmentId: string; learnerId: string }): { row: R; assignment: A } | null {
  const from = (start: number, count: number) => Array.from({ length: count }, (_, at) => (start + at) % count)
  const rowAt = Math.max(0, rows.findIndex(({ learner }) => learner.id === shown.learnerId))
  const column = Math.max(0, assignments.findIndex(({ id }) => id === shown.assignmentId))
  for (const at of from(column, assignments.length)) {
    const assignment = assignments[at]!
    const isShownColumn = assignment.id === shown.assignmentId
    const row = from(isShownColumn ? rowAt : 0, rows.length).map((at) => rows[at]!).find(({ learner, states }) => !(isShownColumn && learner.id === shown.learnerId) && waitsForMentor(assignment, states[at]!))
    if (row !== undefined) return { row, assignment }
  }
  return null
}
