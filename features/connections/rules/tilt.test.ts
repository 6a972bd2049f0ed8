import { expect, test } from 'vitest'
import { tiltAt, tiltTransform } from './tilt.ts'

test('a card tilts up to 20 degrees towards the pointer, and not at all at its center (requirement C-2)', () => {
  expect(tiltAt(0.5, 0.5)).toEqual({ x: 0, y: 0 })
  expect(tiltAt(0, 0)).toEqual({ x: 20, y: -20 })
  expect(tiltAt(1, 1)).toEqual({ x: -20, y: 20 })
  expect(tiltAt(7, -3)).toEqual({ x: 20, y: 20 })
  expect(tiltTransform(tiltAt(1, 0.5))).toBe('perspective(1000px) rotateX(0.00deg) rotateY(20.00deg) scale3d(1, 1, 1)')
})
