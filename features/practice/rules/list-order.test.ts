import { expect, test } from 'vitest'
import { moved, nextOf } from './list-order.ts'

test('a problem moves one place up or down, and not beyond the ends', () => {
  expect([moved(['a', 'b', 'c'], 1, -1), moved(['a', 'b', 'c'], 1, 1), moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 1)]).toEqual([['b', 'a', 'c'], ['a', 'c', 'b'], ['a', 'b'], ['a', 'b']])
})

test('the next problem is the first one that is not solved', () => {
  expect(nextOf([{ slug: 'a', isSolved: true }, { slug: 'b', isSolved: false }, { slug: 'c', isSolved: false }])?.slug).toBe('b')
  expect([nextOf([{ isSolved: true }]), nextOf([])]).toEqual([undefined, undefined])
})
