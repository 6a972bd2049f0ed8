import { expect, test } from 'vitest'
import type { WorkState } from '../../rules/assignment.ts'
import { nextWaiting } from './next-waiting.ts'

const assignments = [{ id: 'report', kind: 'text' as const, criteria: [] }, { id: 'problem', kind: 'problem' as const, criteria: [] }, { id: 'essay', kind: 'text' as const, criteria: [] }]
const row = (id: string, ...states: WorkState[]) => ({ learner: { id }, states })

test('the next work to return is below in the same assignment, then above, then in the next assignment (requirement X-10)', () => {
  const rows = [row('ada', 'done', 'done', 'todo'), row('ben', 'done', 'todo', 'late'), row('cleo', 'late', 'todo', 'todo')]
  const next = (assignmentId: string, learnerId: string, given = rows) => {
    const found = nextWaiting({ assignments, rows: given }, { assignmentId, learnerId })
    return found === null ? null : [found.assignment.id, found.row.learner.id]
  }
  expect(next('report', 'ben')).toEqual(['report', 'cleo'])
  expect(next('report', 'cleo')).toEqual(['report', 'ada'])
  expect(next('essay', 'ben')).toEqual(['report', 'ada'])
  // What the site judges doesn't wait, and the returned work itself no longer does.
  const last = [row('ada', 'done', 'done', 'todo'), row('ben', 'todo', 'done', 'late')]
  expect(next('report', 'ada', last)).toEqual(['essay', 'ben'])
  expect(next('essay', 'ben', [row('ben', 'todo', 'done', 'late')])).toBeNull()
})
