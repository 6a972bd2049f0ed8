import { expect, test } from 'vitest'
import { nextAction } from './next-action.ts'

const HOUR = 3_600_000
const NOW = 1_000 * HOUR
const at = (name: string, hours: number) => ({ name, at: NOW + hours * HOUR })
const problem = { name: 'problem' }
const next = (assignments: ReturnType<typeof at>[], begun: ReturnType<typeof at>[], fallback: typeof problem | null = problem) => nextAction({ assignments, begun, problem: fallback }, NOW)?.name ?? null

test('the next action is what is due soon, then what was touched last, then what is due later, then a problem', () => {
  expect(next([at('later', 100), at('soon', 40)], [at('lesson', -1)])).toBe('soon')
  expect(next([at('overdue', -30)], [at('lesson', -1)])).toBe('overdue')
  expect(next([at('later', 100)], [at('draft', -50), at('code', -2), at('lesson', -3)])).toBe('code')
  expect(next([at('later', 100)], [])).toBe('later')
  expect(next([], [])).toBe('problem')
  expect(next([], [], null)).toBeNull()
})
