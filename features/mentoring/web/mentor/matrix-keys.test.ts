import { expect, test } from 'vitest'
import { placeAfter } from './matrix-keys.ts'

test('arrows move by one cell and stop at the edges; Home and End go to the ends of a row (requirement X-10)', () => {
  const size = [3, 4] as const
  expect(placeAfter('ArrowRight', [1, 1], size)).toEqual([1, 2])
  expect(placeAfter('ArrowUp', [0, 1], size)).toEqual([0, 1])
  expect(placeAfter('ArrowDown', [2, 1], size)).toEqual([2, 1])
  expect([placeAfter('Home', [1, 2], size), placeAfter('End', [1, 2], size)]).toEqual([[1, 0], [1, 3]])
  expect(placeAfter('Enter', [1, 1], size)).toBeNull()
})
