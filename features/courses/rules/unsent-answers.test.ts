import { describe, expect, test } from 'vitest'
import { restoredAnswers, storedAnswers } from './unsent-answers.ts'

const choice = { key: 'choice', kind: 'multiple', options: [{ name: 'a' }, { name: 'b' }] }
const order = { key: 'order', kind: 'order', options: [{ name: 'x' }, { name: 'y' }, { name: 'z' }] }
const typed = { key: 'typed', kind: 'output', options: [] }
const questions = [choice, order, typed]
const START = { choice: [], order: ['x', 'y', 'z'], typed: [] }

describe('Answers that were not sent (requirement K-7)', () => {
  test('come back with the same questions, also when those are shown in another order', () => {
    const answers = { choice: ['b'], order: ['z', 'x', 'y'], typed: ['3 1'] }
    expect(restoredAnswers(storedAnswers('v1', answers), 'v1', questions.toReversed())).toEqual(answers)
  })

  test('of another version of the questions, and damaged ones, are left out', () => {
    expect(restoredAnswers(storedAnswers('v1', { choice: ['b'] }), 'v2', questions)).toEqual(START)
    for (const text of ['', '{', 'null', '[]', '{"state":"v1"}', '{"state":"v1","answers":null}']) expect(restoredAnswers(text, 'v1', questions)).toEqual(START)
  })

  test('an answer that does not fit its question is left out alone', () => {
    const stored = storedAnswers('v1', { choice: ['gone'], order: ['z', 'x'], typed: ['kept'] })
    expect(restoredAnswers(stored, 'v1', questions)).toEqual({ ...START, typed: ['kept'] })
    expect(restoredAnswers(storedAnswers('v1', { choice: ['a', 'a'] }), 'v1', questions)).toEqual(START)
  })
})
