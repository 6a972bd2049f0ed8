import { expect, test } from 'vitest'
import { findingParts } from './finding-parts.ts'

test('a sentence of the checks leads to its solution and its test', () => {
  expect(findingParts('wrong/all.py should get Time Limit Exceeded, but it got Wrong Answer. Test 12. Expected 5, got 4.', ['reference.py', 'wrong/all.py'])).toEqual([
    { text: 'wrong/all.py', at: 'solutions.wrong/all.py' }, { text: ' should get Time Limit Exceeded, but it got Wrong Answer. ', at: null }, { text: 'Test 12', at: 'tests.11.expected' }, { text: '. Expected 5, got 4.', at: null },
  ])
  expect(findingParts('Test 1. Expected 5, got 4.', [])).toEqual([{ text: 'Test 1', at: 'tests.0.expected' }, { text: '. Expected 5, got 4.', at: null }])
  expect(findingParts('Mention `numbers` in the statement.', ['reference.py'])).toEqual([{ text: 'Mention `numbers` in the statement.', at: null }])
})
