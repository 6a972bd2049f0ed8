import { expect, test } from 'vitest'
import { criteriaOutOfRange, isPoints, marksFault, rubricPoints, sumTyped } from './rubric.ts'

const CRITERIA = [{ id: 'a', text: 'Correct', points: 6 }, { id: 'b', text: 'Clear', points: 1 }]

test('the points of a rubric are those of its criteria (requirement X-13)', () => {
  expect(rubricPoints(CRITERIA)).toBe(7)
  expect(rubricPoints([])).toBe(0)
})

test('each criterion needs points, at most its own (requirement X-13)', () => {
  const marks = (a: number, b: number) => [{ criterion: 'b', points: b }, { criterion: 'a', points: a }]
  expect(marksFault(CRITERIA, marks(6, 0))).toBeNull()
  expect(marksFault(CRITERIA, marks(7, 1))).toBe('“Correct” has at most 6 points.')
  expect(marksFault(CRITERIA, marks(6, 2))).toBe('“Clear” has at most 1 point.')
  expect(marksFault(CRITERIA, marks(6, 1).slice(1))).toBe('Enter points for each criterion.')
  expect(marksFault(CRITERIA, [{ criterion: 'a', points: 1 }, { criterion: 'x', points: 1 }])).toContain('The rubric changed')
})

test('what is typed for a criterion is a whole number up to its points, and only that counts in the sum (requirement X-13)', () => {
  expect(['0', ' 6 ', '7', '-1', '1.5', ''].map((typed) => isPoints(typed, 6))).toEqual([true, true, false, false, false, false])
  expect(criteriaOutOfRange(CRITERIA, { a: '99' }).map(({ id }) => id)).toEqual(['a'])
  expect(criteriaOutOfRange(CRITERIA, { a: '6', b: ' ' })).toEqual([])
  expect(sumTyped(CRITERIA, { a: '99', b: '1' })).toBe(1)
})
