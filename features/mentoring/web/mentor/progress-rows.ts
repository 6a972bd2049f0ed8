import { STATE_LABELS } from '../../rules/assignment.ts'
import { RISK_LABELS } from '../../rules/at-risk.ts'
import type { ProgressData } from '../group-query.ts'

/** The matrix as the rows of a table file: a column for the state and one for the points of each assignment. */
export function progressRows({ assignments, rows }: ProgressData): string[][] {
  const head = ['Learner', 'Username', 'Last active', 'At risk', ...assignments.flatMap(({ title, points }) => [title, `${title}: points of ${points}`])]
  return [
    head,
    ...rows.map(({ learner, lastActiveAt, risks, states, points }) => [
      learner.name, learner.username, String(lastActiveAt).slice(0, 10), risks.map((risk) => RISK_LABELS[risk]).join(', '),
      ...assignments.flatMap((_, at) => [STATE_LABELS[states[at]!], points[at] === null || points[at] === undefined ? '' : String(points[at])]),
    ]),
  ]
}
