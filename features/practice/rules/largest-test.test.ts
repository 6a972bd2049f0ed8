import { expect, test } from 'vitest'
import { isAboutSize, largestTestNote } from './largest-test.ts'
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
  expect(sizeFaults(statement, []).map(({ message }) => isAboutSize(message))).toEqual([true])
})

test('a recipe that is too large to be generated is not generated', () => {
  expect(largestTestNote({ statement, tests: [hidden('{"make":"integers","count":1000000,"least":1,"most":999999999,"seed":1}')] })).toContain('at least 2,001.')
})
