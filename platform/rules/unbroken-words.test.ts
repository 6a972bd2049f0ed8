import { expect, test } from 'vitest'
import { unbrokenWords } from './unbroken-words.ts'

const whole = (title: string) => unbrokenWords(title).filter(({ isWhole }) => isWhole).map(({ text }) => text)

test('a word with a single character beside its hyphen stays whole; others may break', () => {
  expect(whole('N-Gram Language Model with Add-K Smoothing')).toEqual(['N-Gram', 'Add-K'])
  expect(whole('A (t-SNE) map of 0-1 Knapsack')).toEqual(['(t-SNE)', '0-1'])
  expect(whole('Well-known words, and a - b')).toEqual([])
  expect(whole(`K-${'a'.repeat(40)}`)).toEqual([])
})

test('the parts together are the title', () => {
  const title = '  K-Means  and more '
  expect(unbrokenWords(title).map(({ text }) => text).join('')).toBe(title)
})
