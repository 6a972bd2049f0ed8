import { expect, test } from 'vitest'
import { testAt, testSummary } from './test-summary.ts'

test('a test is summed up in one line', () => {
  expect(testSummary({ given: ['[1,\n  2]', '3'], expected: ' 4 ' }, ['numbers', 'k'])).toEqual({ given: 'numbers = [1, 2], k = 3', expected: '4' })
  expect(testSummary({ given: ['', '"a'], expected: '' }, [''])).toEqual({ given: '–, "a', expected: '–' })
  expect(testSummary({ given: ['{"make":"integers","seed":1}'], expected: '{"from":"reference"}' }, ['numbers'])).toEqual({ given: expect.stringMatching(/^numbers = [A-Z][a-z ]+$/), expected: 'From the reference' })
  expect(testSummary({ given: [`[${'1,'.repeat(500)}1]`], expected: '1' }, ['numbers']).given).toHaveLength('numbers = '.length + 60)
})

test('a position belongs to a test', () => {
  const tests = [{ id: 7 }, { id: 3 }]
  expect(['tests.1', 'tests.0.arguments.2', 'tests.5', 'tests', 'testsuite.0', 'title'].map((at) => testAt(tests, at))).toEqual([3, 7, null, null, null, null])
})
