import type { WorkState } from './assignment.ts'

/** The work of a learner on an assignment, as far as the figures need it. */
export interface OwnWorkFacts {
  state: WorkState
  /** What the assignment has, 0 for none. */
  outOf: number
  /** What the learner got; null before it is returned with points. */
  points: number | null
}

export interface OwnTotals {
  handedIn: number
  overdue: number
  notDue: number
  toRevise: number
  /** The points so far, and those of the assignments that were returned with points. */
  points: number
  outOf: number
}

/** What a learner has handed in, what is missing, and their points so far. */
export function ownTotals(work: readonly OwnWorkFacts[]): OwnTotals {
  const count = (...states: WorkState[]) => work.filter(({ state }) => states.includes(state)).length
  const scored = work.filter(({ points, outOf }) => points !== null && outOf > 0)
  return {
    handedIn: count('done', 'late', 'returned'),
    overdue: count('overdue', 'missed'),
    notDue: count('todo', 'started'),
    toRevise: count('revise'),
    points: scored.reduce((sum, { points }) => sum + (points ?? 0), 0),
    outOf: scored.reduce((sum, { outOf }) => sum + outOf, 0),
  }
}
