import { describe, expect, test } from 'vitest'
import { positionAfterKey, positionNear } from './reading-position.ts'

describe('The value that a chart shows', () => {
  test('is the one nearest to the pointer', () => {
    const xs = [44, 54, 64]
    expect([0, 48, 50, 60, 900].map((x) => positionNear(xs, x))).toEqual([0, 0, 1, 2, 2])
  })

  test('moves with the keys and stays within the chart', () => {
    const after = (key: string, at: number | null = 5) => positionAfterKey(key, at, 20)
    expect([after('ArrowLeft'), after('ArrowRight'), after('PageUp'), after('PageDown'), after('Home'), after('End')]).toEqual([4, 6, 12, 0, 0, 20])
    expect([after('ArrowRight', 20), after('ArrowLeft', null)]).toEqual([20, 19])
  })

  test('is hidden by Escape; other keys do nothing', () => {
    expect([positionAfterKey('Escape', 5, 20), positionAfterKey('Escape', null, 20), positionAfterKey('Tab', 5, 20)]).toEqual([null, undefined, undefined])
  })
})
