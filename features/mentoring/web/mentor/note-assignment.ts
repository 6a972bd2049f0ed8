import { isHandedIn, type WorkState } from '../../rules/assignment.ts'

/** The assignment that a note to a learner at risk belongs to: the first that is overdue, else the first that is not handed in, else the last. Null without assignments. */
export function noteAssignment<A>(assignments: readonly A[], states: readonly WorkState[]): A | null {
  const firstWith = (has: (state: WorkState) => boolean) => assignments[states.findIndex(has)]
  return firstWith((state) => state === 'overdue') ?? firstWith((state) => !isHandedIn(state)) ?? assignments.at(-1) ?? null
}
