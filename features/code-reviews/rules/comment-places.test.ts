import { expect, test } from 'vitest'
import { commentPlaces } from './comment-places.ts'

test('the places of comments are listed by line, the whole program last (requirement Y-4)', () => {
  const comment = (id: string, line: number | null, isResolved = false) => ({ id, line, isResolved })
  expect(commentPlaces([])).toEqual([])
  expect(commentPlaces([comment('a', null), comment('b', 120), comment('c', 2, true), comment('d', 120), comment('e', 2)])).toEqual([
    { line: 2, firstId: 'c', count: 2, isResolved: true },
    { line: 120, firstId: 'b', count: 2, isResolved: false },
    { line: null, firstId: 'a', count: 1, isResolved: false },
  ])
})
