import { expect, test } from 'vitest'
import { draftWords } from './draft-words.ts'
import { faultText } from './fault-text.ts'

test('a fault of a parameter names its field as the form does', () => {
  const words = draftWords('')
  expect(faultText({ at: 'parameters.0.type', message: 'Enter a type.' }, words)).toBe('Parameter 1, type: Enter a type.')
  expect(faultText({ at: 'parameters.1.description', message: 'Describe it.' }, words)).toBe('Parameter 2, description: Describe it.')
  expect(faultText({ at: 'parameters.0.type', message: 'Enter columns.' }, draftWords('table(id integer)'))).toBe('Table 1, columns: Enter columns.')
})

test('other faults stay as they are', () => {
  expect(faultText({ at: 'tests.3.expected', message: 'Wrong.' })).toBe('Test 4: Wrong.')
  expect(faultText({ at: 'parameters', message: 'At least one.' })).toBe('Parameters: At least one.')
})
