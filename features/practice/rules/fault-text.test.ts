import { expect, test } from 'vitest'
import { draftWords } from './draft-words.ts'
import { fieldOfFault, faultText } from './fault-text.ts'

test('a fault of a parameter names its field as the form does', () => {
  const words = draftWords('')
  expect(faultText({ at: 'parameters.0.type', message: 'Enter a type.' }, words)).toBe('Parameter 1, type: Enter a type.')
  expect(faultText({ at: 'parameters.1.says', message: 'Describe it.' }, words)).toBe('Parameter 2, description: Describe it.')
  expect(faultText({ at: 'parameters.0.type', message: 'Enter columns.' }, draftWords('table(id integer)'))).toBe('Table 1, columns: Enter columns.')
})

test('other faults stay as they are', () => {
  expect(faultText({ at: 'tests.3.expected', message: 'Wrong.' })).toBe('Test 4: Wrong.')
  expect(faultText({ at: 'parameters', message: 'At least one.' })).toBe('Parameters: At least one.')
})

test('an empty text, a limit and a text of the statement name their fields', () => {
  expect(faultText({ at: 'editorial', message: 'Write an editorial.' })).toBe('Write an editorial.')
  expect(faultText({ at: 'editorial', message: 'Still the example text.' })).toBe('Editorial: Still the example text.')
  expect(faultText({ at: 'hints.0', message: 'Write a hint.' })).toBe('Hint 1: Write a hint.')
  expect(faultText({ at: 'limits.megabytes', message: 'Enter a whole number from 64 to 512.' })).toBe('Memory limit: Enter a whole number from 64 to 512.')
  expect(faultText({ at: 'statement', message: 'Mention `a` in the statement.' })).toBe('Mention `a` in the statement.')
  expect(faultText({ at: 'statement', message: 'This formula isn’t valid: `x`.' })).toBe('Statement: This formula isn’t valid: `x`.')
  expect(faultText({ at: 'returns.type', message: 'Enter a type.' })).toBe('Return type: Enter a type.')
})

test('the field alone, as a place to go to', () => {
  const fields = ['title', 'hints.1', 'tests.2.expected', 'tests', 'solutions.wrong/a.py', 'parameters.0.says', 'limits.seconds'].map((at) => fieldOfFault({ at }))
  expect(fields).toEqual(['Title', 'Hint 2', 'Test 3', 'Tests', 'wrong/a.py', 'Parameter 1, description', 'Time limit'])
})
