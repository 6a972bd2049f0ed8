import { expect, test } from 'vitest'
import { inOrder, moved, nextOf, placeOfDrop } from './list-order.ts'

test('a problem moves to another place, and not beyond the ends', () => {
  expect([moved(['a', 'b', 'c'], 1, 0), moved(['a', 'b', 'c'], 0, 2), moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 2)]).toEqual([['b', 'a', 'c'], ['b', 'c', 'a'], ['a', 'b'], ['a', 'b']])
})

test('a dropped problem is beside the one that it was dropped at', () => {
  const dropped = (from: number, at: number, side: 'before' | 'after') => moved(['a', 'b', 'c', 'd'], from, placeOfDrop(from, { at, side })).join('')
  expect([dropped(0, 2, 'before'), dropped(0, 2, 'after'), dropped(3, 1, 'before'), dropped(3, 1, 'after'), dropped(0, 3, 'after'), dropped(1, 1, 'after')]).toEqual(['bacd', 'bcad', 'adbc', 'abdc', 'bcda', 'abcd'])
})

test('problems take the order of their slugs, and unknown ones come last', () => {
  const problems = ['a', 'b', 'c'].map((slug) => ({ slug }))
  expect(inOrder(problems, ['c', 'gone', 'a']).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
})

test('the next problem is the first one that is not solved', () => {
  expect(nextOf([{ slug: 'a', isSolved: true }, { slug: 'b', isSolved: false }, { slug: 'c', isSolved: false }])?.slug).toBe('b')
  expect([nextOf([{ isSolved: true }]), nextOf([])]).toEqual([undefined, undefined])
})
