import { isHandedIn, STATE_LABELS, type WorkState } from '../../rules/assignment.ts'
import { RISK_LABELS } from '../../rules/at-risk.ts'
import type { ProgressData } from '../group-query.ts'

const stateText = (state: WorkState, extended: string | null): string => (extended === null ? STATE_LABELS[state] : `${STATE_LABELS[state]} (due ${extended.replace('T', ' ')})`)

interface Totals {
  points: readonly (number | null)[]
}

/** The points of a learner in all assignments, and how many there are. */
export const totalPoints = ({ points }: Totals, assignments: readonly { points: number }[]): { earned: number; possible: number } => ({
  earned: points.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  possible: assignments.reduce((sum, one) => sum + one.points, 0),
})

export const totalText = ({ earned, possible }: ReturnType<typeof totalPoints>): string => `${earned} of ${possible}`

/** How many of these learners handed in the assignment at a place. */
export const countHandedIn = (rows: readonly { states: readonly WorkState[] }[], at: number): number => rows.filter(({ states }) => isHandedIn(states[at]!)).length

/** The matrix as the rows of a table file: a column for the state and one for the points of each assignment. */
export function progressRows({ assignments, rows }: ProgressData): string[][] {
  const head = ['Learner', 'Username', 'Last active', 'At risk', 'Total points', ...assignments.flatMap(({ title, points }) => [title, `${title}: points of ${points}`])]
  return [
    head,
    ...rows.map(({ learner, lastActiveAt, risks, states, points, extended }) => [
      learner.name, learner.username, String(lastActiveAt).slice(0, 10), risks.map((risk) => RISK_LABELS[risk]).join(', '), totalText(totalPoints({ points }, assignments)),
      ...assignments.flatMap((_, at) => [stateText(states[at]!, extended[at] ?? null), points[at] === null || points[at] === undefined ? '' : String(points[at])]),
    ]),
  ]
}
