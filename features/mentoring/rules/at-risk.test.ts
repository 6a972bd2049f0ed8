import { expect, test } from 'vitest'
import { riskText, risksOf } from './at-risk.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

test('nothing for more than seven days, three failed attempts in a row and overdue work are risks (requirement X-10)', () => {
  const calm = { lastActiveAt: daysAgo(7), isStuck: false, isOverdue: false }
  expect(risksOf(calm, NOW)).toEqual([])
  expect(risksOf({ ...calm, lastActiveAt: daysAgo(7.01) }, NOW)).toEqual(['quiet'])
  expect(risksOf({ ...calm, isStuck: true }, NOW)).toEqual(['stuck'])
  expect(risksOf({ ...calm, isOverdue: true }, NOW)).toEqual(['overdue'])
  expect(risksOf({ lastActiveAt: daysAgo(30), isStuck: true, isOverdue: true }, NOW)).toEqual(['quiet', 'stuck', 'overdue'])
})

test('a reason says how much is overdue (requirement X-10)', () => {
  expect([riskText('quiet', 0), riskText('stuck', 0), riskText('overdue', 1), riskText('overdue', 3)]).toEqual(['Inactive for seven days', 'Three failed attempts in a row', '1 overdue', '3 overdue'])
})
