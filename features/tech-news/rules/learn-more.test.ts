import { expect, test } from 'vitest'
import { isAboutSame } from './learn-more.ts'

test('a thing is about the same if it shares a specific topic, two topics or its name', () => {
  expect(isAboutSame({ title: 'Ridge Regression', topics: ['gradient descent'] })).toBe(true)
  expect(isAboutSame({ title: 'Early Stopping', topics: ['overfitting', 'regularization'] })).toBe(true)
  expect(isAboutSame({ title: 'Expected Calibration Error', topics: ['calibration'] })).toBe(true)
})

test('one common word is not enough', () => {
  expect(isAboutSame({ title: 'Gaussian Process Regression', topics: ['uncertainty'] })).toBe(false)
  expect(isAboutSame({ title: 'KV Cache with Padding', topics: ['inference'] })).toBe(false)
})
