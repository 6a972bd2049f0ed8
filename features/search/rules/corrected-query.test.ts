import { expect, test } from 'vitest'
import { correctedQuery } from './corrected-query.ts'

test('typing errors are replaced by the words of the best result, and other words stay', () => {
  expect(correctedQuery('gradeint descent', ['Gradient Descent by Hand'], ['gradient', 'descent'])).toBe('gradient descent')
  expect(correctedQuery('Baeys', ['Naive Bayes'], ['bayes', 'bases'])).toBe('bayes')
})

test('a text without errors, and words that the result does not have, give no correction', () => {
  expect(correctedQuery('gradient', ['Gradient Descent'], ['gradient'])).toBeNull()
  expect(correctedQuery('grad', ['Gradient Descent'], ['gradient'])).toBeNull()
  expect(correctedQuery('knn', ['Nearest neighbors'], ['nearest'])).toBeNull()
})
