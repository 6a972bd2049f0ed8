import { describe, expect, test } from 'vitest'
import { ALREADY_MERGED, MERGE_ADMIN, MERGE_BANNED, MERGE_DELETED, MERGE_OWN, MERGE_SAME, problemOfMerge } from './own-data.ts'

const side = (id: string, change = {}) => ({ id, isAdmin: false, isSuspended: false, isBanned: false, isLeaving: false, ...change })
const merge = (from: object, into: object = {}, viewerId = 'admin') => problemOfMerge({ from: side('a', from), into: side('b', into), viewerId })

describe('Merging two accounts of one person (requirement G-25)', () => {
  test('two accounts that stay can be merged, also a suspended one into another', () => {
    expect(merge({})).toBeNull()
    expect(merge({ isSuspended: true })).toBeNull()
  })

  test.each([
    [merge({ id: 'b' }), MERGE_SAME],
    [merge({}, {}, 'a'), MERGE_OWN],
    [merge({ isAdmin: true }), MERGE_ADMIN],
    [merge({ isLeaving: true }), ALREADY_MERGED],
    [merge({ isSuspended: true, isBanned: true }), MERGE_BANNED],
    [merge({}, { isSuspended: true }), MERGE_DELETED],
    [merge({}, { isLeaving: true }), MERGE_DELETED],
  ])('refused: %s', (problem, expected) => {
    expect(problem).toBe(expected)
  })
})
