import { describe, expect, test } from 'vitest'
import { descentSentence, gradientDescent } from './descent.ts'

const bowl = (x: number, y: number) => (x - 0.5) ** 2 + (y - 0.5) ** 2

describe('Gradient descent (requirement H-9)', () => {
  test('converges at the bottom of a bowl, and every step goes down', () => {
    const { path, ending, loss } = gradientDescent(bowl, { start: [0.1, 0.9], rate: 0.1, momentum: 0 })
    expect(ending).toBe('converged')
    expect(loss).toBeLessThan(0.0002)
    const heights = path.map(([x, y]) => bowl(x, y))
    expect(heights.every((height, at) => at === 0 || height <= heights[at - 1]!)).toBe(true)
  })

  test('diverges if the rate is above one over the curvature', () => {
    expect(gradientDescent(bowl, { start: [0.1, 0.9], rate: 1.05, momentum: 0 }).ending).toBe('diverged')
    expect(gradientDescent(bowl, { start: [0.1, 0.9], rate: 0.95, momentum: 0 }).ending).not.toBe('diverged')
  })

  test('momentum needs fewer steps on a gentle slope', () => {
    const valley = (x: number, y: number) => 0.02 * (x - 0.5) ** 2 + (y - 0.5) ** 2
    const lossAfter = (momentum: number) => gradientDescent(valley, { start: [0.05, 0.6], rate: 0.2, momentum, steps: 60 }).loss
    expect(lossAfter(0.9)).toBeLessThan(lossAfter(0) / 4)
  })

  test('is described in a sentence', () => {
    expect(descentSentence({ path: [[0, 0], [0, 1]], ending: 'converged', loss: -0.5 })).toBe('Settled after 1 step (loss −0.50). Lower is better.')
  })
})
