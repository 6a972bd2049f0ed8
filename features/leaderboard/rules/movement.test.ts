import { expect, test } from 'vitest'
import { movementOf } from './movement.ts'

test('a movement is a sign for the eye and words for screen readers (requirement L-19)', () => {
  const texts = ([[4, 7], [8, 7], [7, 7], [7, null], [1, 1_201]] as const).map(([rank, before]) => [movementOf(rank, before).sign, movementOf(rank, before).words])
  expect(texts).toEqual([
    ['▲ 3', 'up 3 since Monday'],
    ['▼ 1', 'down 1 since Monday'],
    ['–', 'same rank as on Monday'],
    ['New', 'new this week'],
    ['▲ 1,200', 'up 1,200 since Monday'],
  ])
})
