import { expect, test } from 'vitest'
import { doneSteps } from './first-steps.ts'

const newcomer = { topics: 0, followed: 0, hasSolved: false, headline: '', isEmailConfirmed: false }

test('a newcomer has done nothing; each step is done by its own deed, and in its own place', () => {
  expect(doneSteps(newcomer)).toEqual([])
  expect(doneSteps({ ...newcomer, followed: 2, headline: '  ' })).toEqual([])
  expect(doneSteps({ ...newcomer, isEmailConfirmed: true, followed: 3 })).toEqual(['follow', 'confirm'])
  expect(doneSteps({ topics: 1, followed: 9, hasSolved: true, headline: 'Learner', isEmailConfirmed: true })).toEqual(['topics', 'follow', 'solve', 'headline', 'confirm'])
})
