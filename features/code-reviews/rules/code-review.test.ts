import { describe, expect, test } from 'vitest'
import { isClaimToExtend, stateAt, usualHours, waitingText, waitText, withEarlier } from './code-review.ts'
import { askInput, commentInput } from './review-inputs.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes))

describe('Code reviews (requirements Y-1 to Y-4)', () => {
  test('an expired claim leaves the review waiting', () => {
    const times = { claimed_until: at(45), reviewed_at: null, closed_at: null }
    expect([stateAt(times, at(44)), stateAt(times, at(45)), stateAt({ ...times, claimed_until: null }, at(0))]).toEqual(['claimed', 'waiting', 'waiting'])
    expect([stateAt({ ...times, reviewed_at: at(3) }, at(4)), stateAt({ ...times, reviewed_at: at(3), closed_at: at(9) }, at(10))]).toEqual(['reviewed', 'closed'])
  })

  test('typing extends a claim whose time is running out (requirement Y-3)', () => {
    expect([at(0), at(15), at(16), at(44), at(45)].map((now) => isClaimToExtend(at(45), now))).toEqual([false, false, true, true, false])
  })

  test('the usual waiting time is the third quartile of the finished reviews', () => {
    expect(waitText([])).toBeNull()
    expect(waitText([0.2, 0.5, 0.9, 90])).toBe('within 1 hour')
    expect(waitText([1, 2, 3.2, 90])).toBe('within 4 hours')
    expect(waitText([30, 20, 5, 47])).toBe('within 2 days')
    expect(waitText([5])).toBe('within 12 hours')
    expect([13, 20, 24].map((hours) => waitText([hours]))).toEqual(['within 1 day', 'within 1 day', 'within 1 day'])
    expect(waitText([24.5, 1])).toBe('within 2 days')
  })

  test('a comment needs a text; its line is a whole number from 1, or absent for the whole program', () => {
    const comment = { id: '0198c5b0-0000-7000-8000-000000000000', key: '0198c5b0-0000-7000-8000-000000000001', line: 3, text: ' Use a set. ' }
    expect(commentInput.parse(comment)).toMatchObject({ line: 3, text: 'Use a set.' })
    expect(commentInput.parse({ ...comment, line: null }).line).toBeNull()
    for (const bad of [{ text: ' \u200b ' }, { text: 'x'.repeat(4_001) }, { line: 0 }, { line: 1.5 }, { id: 'x' }]) expect(commentInput.safeParse({ ...comment, ...bad }).success).toBe(false)
    expect(askInput.safeParse({ key: comment.key, submissionId: comment.id, question: '' }).error?.issues[0]?.message).toBe('Enter a question.')
  })
})

test('an earlier comment is added to what the mentor has typed (requirement Y-4)', () => {
  expect(withEarlier(' \n', 'Use a set.')).toBe('Use a set.')
  expect(withEarlier('Line 3, too. \n', 'Use a set.')).toBe('Line 3, too.\n\nUse a set.')
})

test('the queue says how long somebody has waited, and who is near two days', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const since = (hours: number) => new Date(now.getTime() - hours * 3600_000)
  expect(waitingText(since(0.5), now, false)).toEqual({ text: 'Waiting less than 1 hour', urgency: 'none' })
  expect(waitingText(since(1.5), now, true)).toEqual({ text: 'Waiting 1 hour, due next', urgency: 'next' })
  expect(waitingText(since(46.5), now, true)).toEqual({ text: 'Waiting 46 hours, due within 2 hours', urgency: 'soon' })
  expect(waitingText(since(48), now, true)).toEqual({ text: 'Waiting 2 days, overdue', urgency: 'past' })
  expect(waitingText(since(73), now, false)).toEqual({ text: 'Waiting 3 days, overdue', urgency: 'past' })
  expect(usualHours([])).toBeNull()
  expect(usualHours([1, 2, 3, 40])).toBe(3)
})
