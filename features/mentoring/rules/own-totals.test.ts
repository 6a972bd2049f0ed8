import { expect, test } from 'vitest'
import type { WorkState } from './assignment.ts'
import { ownTotals } from './own-totals.ts'

const work = (state: WorkState, outOf = 0, points: number | null = null) => ({ state, outOf, points })

test('work is counted by what is missing, and points only where they were given', () => {
  const all = [work('todo', 10), work('started', 5), work('overdue', 10), work('missed'), work('done', 10), work('late'), work('revise', 10, 4), work('returned', 20, 15), work('returned', 0, 0)]
  expect(ownTotals(all)).toEqual({ handedIn: 4, overdue: 2, notDue: 2, toRevise: 1, points: 19, outOf: 30 })
  expect(ownTotals([])).toEqual({ handedIn: 0, overdue: 0, notDue: 0, toRevise: 0, points: 0, outOf: 0 })
})
