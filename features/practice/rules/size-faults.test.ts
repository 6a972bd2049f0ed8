import { expect, test } from 'vitest'
import { largestBound, longestPart, sizeFaults } from './size-faults.ts'

const statement = (constraints: string) => `Sort 7,000 things.\n\n**Constraints.** ${constraints}\n\n**Example.** 9,000 words.`

test('the largest size is read from the constraints (requirement Q-26)', () => {
  const bounds = ['At most 50,000 jobs, times between $-10^6$ and $10^6$.', 'Up to 1000 rows and 20 columns.', 'at most $20{,}000$ actions', 'At most 900 letters.', 'More than 5,000 steps, 200 words.', 'Between 0 and 20,000 entries. 30,000 other roads.', 'A cost of 12,000.']
  expect(bounds.map((one) => largestBound(statement(one)))).toEqual([50_000, 1000, 20_000, null, null, 30_000, null])
})

test('lists of different lengths count as one', () => {
  expect([longestPart([[1, 2], [3], []]), longestPart([[1, 2], [3, 4]]), longestPart([7, 'abcd'])]).toEqual([3, 2, 4])
})

test('a hidden test has at least half of it', () => {
  const hidden = (length: number) => ({ isSample: false as const, category: 'large', arguments: [[['x'.repeat(length)]]], expected: 1 })
  const sample = { ...hidden(3000), isSample: true as const, explanation: '' }
  expect(sizeFaults(statement('At most 4,000 characters.'), [hidden(2000)])).toEqual([])
  expect(sizeFaults(statement('At most 4,000 characters.'), [sample, hidden(1999)])).toEqual([{ at: 'tests', message: 'The constraints allow 4,000 items, so one hidden test needs at least 2,000. The largest one has 1,999.' }])
  expect(sizeFaults(statement('At most 4 characters.'), [hidden(1)])).toEqual([])
})
