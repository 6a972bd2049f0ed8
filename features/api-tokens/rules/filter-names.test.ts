import { expect, test } from 'vitest'
import { matchesFilter } from './filter-names.ts'

test('a filter finds parts of names in any case, and an empty one all', () => {
  expect([matchesFilter('CourseTopic', ' topic'), matchesFilter('CourseTopic', ''), matchesFilter('CourseTopic', 'blog')]).toEqual([true, true, false])
})
