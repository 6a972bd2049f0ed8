import { expect, test } from 'vitest'
import { lowSalaryProblem, type Period } from './salary.ts'

const problem = (min: number, period: Period) => lowSalaryProblem({ min, max: min * 2, currency: 'EUR', period })

test('V-1 a salary that is too low for its period is named', () => {
  expect(problem(52, 'year')).toBe('€52 a year is very low. Check the amount and the period.')
  expect(problem(80, 'month')).toBe('€80 a month is very low. Check the amount and the period.')
  expect(problem(4, 'day')).toBe('€4 a day is very low. Check the amount and the period.')
  expect(problem(0, 'hour')).toBe('€0 an hour is very low. Check the amount and the period.')
  expect([problem(1_000, 'year'), problem(84, 'month'), problem(5, 'day'), problem(12, 'hour')]).toEqual([null, null, null, null])
})
