import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('a number has the noun that fits it', () => {
  expect([0, 1, 2_000].map((count) => counted(count, 'learner', 'learners'))).toEqual(['0 learners', '1 learner', '2,000 learners'])
})
