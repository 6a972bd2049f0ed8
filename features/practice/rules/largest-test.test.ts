import { expect, test } from 'vitest'
import { largestTestNote } from './largest-test.ts'
import type { DraftTest } from './problem-draft.ts'
import { sizeFaults } from './size-faults.ts'

const statement = 'Add them.\n\n**Constraints.** At most 4,001 numbers.'
const hidden = (...given: string[]): DraftTest => ({ id: 1, isSample: false, says: '', given, expected: '' })
const integers = (count: number) => `{"make":"integers","count":${count},"least":1,"most":9,"seed":1}`

test('the form says how large a hidden test must be while none is, also when other fields are not finished (requirement Q-26)', () => {
  expect(largestTestNote({ statement, tests: [] })).toBe('The constraints allow 4,001 items, so one hidden test needs at least 2,001.')
  expect(largestTestNote({ statement, tests: [hidden('not json', '[1]'), hidden('[1, 2]'), { ...hidden(integers(3000)), isSample: true }] })).toBe(
    'The constraints allow 4,001 items, so one hidden test needs at least 2,001. The largest one has 2.',
  )
  expect(largestTestNote({ statement, tests: [hidden('not json'), hidden(integers(2001))] })).toBeNull()
  expect(largestTestNote({ statement: 'Add them.', tests: [] })).toBeNull()
  expect(sizeFaults(statement, [])).toEqual([{ at: 'tests', message: largestTestNote({ statement, tests: [] }) }])
})

test('there is no note while the recipes together generate too much, which is another fault', () => {
  const allows = statement.replace('4,001', '200,000')
  const large = (count: number) => Array.from({ length: count }, () => hidden('{"make":"integers","count":80000,"least":-1000000,"most":1000000,"seed":1}'))
  expect(largestTestNote({ statement: allows, tests: large(1) })).toContain('The largest one has 80,000.')
  expect(largestTestNote({ statement: allows, tests: large(14) })).toBeNull()
})

test('a test is read once, while the statement and other tests change', () => {
  let reads = 0
  const counted = { ...hidden(), get given() {
    reads += 1
    return [integers(1500)]
  } }
  for (const tests of [[counted], [counted, hidden('[1]')], [hidden('[1, 2]'), counted]]) expect(largestTestNote({ statement, tests })).toContain('The largest one has 1,500.')
  expect(largestTestNote({ statement: `Read this. ${statement}`, tests: [counted] })).toContain('1,500')
  expect(reads).toBe(1)
})
