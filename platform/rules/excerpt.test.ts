import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('an excerpt ends with a whole word; short texts and texts without spaces stay as they are', () => {
  expect(excerptOf('I gave up after two eveni…')).toBe('I gave up after two…')
  expect(excerptOf('It works, more or less, in the en…')).toBe('It works, more or less, in the…')
  expect(excerptOf('A comma at the end, then…')).toBe('A comma at the end…')
  expect(excerptOf('I had no answer. Nob…')).toBe('I had no answer…')
  expect(excerptOf('The whole text.')).toBe('The whole text.')
  expect(excerptOf('学习深度学习的第一步是理解梯度…')).toBe('学习深度学习的第一步是理解梯度…')
  expect(excerptOf('a verylongwordwithoutanyspaces…')).toBe('a verylongwordwithoutanyspaces…')
})
