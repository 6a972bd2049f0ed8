import { expect, test } from 'vitest'
import { expectationText } from './expectation-text.ts'

test('an unexpected verdict says which one was expected (requirements Q-28, Q-54)', () => {
  expect(expectationText({ file: 'wrong/all-routes.py', verdict: 'Wrong Answer', expected: 'Time Limit Exceeded' })).toBe('Should be Time Limit Exceeded')
  expect(expectationText({ file: 'wrong/slow.py', verdict: 'Accepted', expected: 'Time Limit Exceeded' })).toBe('Should be Time Limit Exceeded')
  expect(expectationText({ file: 'wrong/off-by-one.py', verdict: 'Runtime Error', expected: 'Wrong Answer' })).toBe('Should be Wrong Answer')
  expect(expectationText({ file: 'wrong/off-by-one.py', verdict: 'Accepted', expected: 'Wrong Answer' })).toBe('Should fail a test')
  expect(expectationText({ file: 'wrong/off-by-one.py', verdict: 'Runtime Error', expected: null })).toBe('Should fail a test')
  expect(expectationText({ file: 'reference.py', verdict: 'Wrong Answer', expected: 'Accepted' })).toBe('Should pass every test')
})
