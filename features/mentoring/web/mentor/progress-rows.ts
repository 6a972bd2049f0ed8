import { STATE_LABELS, type WorkState } from '../../rules/assignment.ts'
import { RISK_LABELS } from '../../rules/at-risk.ts'
import type { ProgressData } from '../group-query.ts'

const stateText = (state: WorkState, extended: string | null): string => (extended === null ? STATE_LABELS[state] : `${STATE_LABELS[state]} (due ${extended.replace('T', ' ')})`)

/** The matrix as the rows of a table file: a column for the state and one for the points of each assignment. */
export function progressRows({ assignments, rows }: ProgressData): string[][] {
  const head = ['Learner', 'Username', 'Last active', 'At risk', ...assignments.flatMap(({ title, points }) => [title, `${title}: points of ${points}`])]
  return [
    head,
    ...rows.map(({ learner, lastActiveAt, risks, states, points, extended }) => [
      learner.name, learner.username, String(lastActiveAt).slice(0, 10), risks.map((risk) => RISK_LABELS[risk]).join(', '),
      ...assignments.flatMap((_, at) => [stateText(states[at]!, extended[at] ?? null), points[at] === null || points[at] === undefined ? '' : String(points[at])]),
    ]),
  ]
}
