import { describe, expect, test } from 'vitest'
import { alreadyDecidedBy, approvalDecisionInput, DECISION_ALREADY_UNDONE, TOO_LATE_TO_UNDO, undoProblem } from './approvals.ts'

describe('Decisions about approvals (requirement G-30)', () => {
  const appliesAt = new Date('2026-11-26T12:00:10Z')
  const at = (second: number) => new Date(Date.UTC(2026, 10, 26, 12, 0, second))

  test('a decision can be undone until it applies, and once', () => {
    expect(undoProblem({ state: 'pending', appliesAt }, at(9))).toBeNull()
    expect(undoProblem({ state: 'pending', appliesAt }, at(10))).toBe(TOO_LATE_TO_UNDO)
    expect(undoProblem({ state: 'applied', appliesAt }, at(11))).toBe(TOO_LATE_TO_UNDO)
    expect(undoProblem({ state: 'undone', appliesAt }, at(5))).toBe(DECISION_ALREADY_UNDONE)
  })

  test('sending back needs a reason, an approval needs none', () => {
    const input = { kind: 'job', itemId: 'a', revision: 1, comment: '  ' }
    expect(approvalDecisionInput.safeParse({ ...input, decision: 'approve' }).data).toMatchObject({ comment: '', isImmediate: false })
    expect(approvalDecisionInput.safeParse({ ...input, decision: 'return' }).error?.issues[0]).toMatchObject({ path: ['comment'], message: 'Describe what should change.' })
  })

  test('the second admin learns who was first', () => {
    expect(alreadyDecidedBy('Ada')).toBe('Ada has already decided this.')
    expect(alreadyDecidedBy(null)).toBe('Another admin has already decided this.')
  })
})
