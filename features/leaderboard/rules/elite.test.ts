import { describe, expect, test } from 'vitest'
import { moveOf } from './elite.ts'

describe('Rank changes that are notified (requirement L-41)', () => {
  test.each([
    [12, 9, 'up'], [2, 1, 'up'], [300, 100, 'up'], [300, 101, null], [5, 5, null], [5, 9, null], [10, 11, 'out'], [1, 40, 'out'], [11, 12, null],
  ] as const)('from %i to %i: %s', (before, rank, move) => {
    expect(moveOf(before, rank)).toBe(move)
  })
})
