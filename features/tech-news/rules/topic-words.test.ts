import { expect, test } from 'vitest'
import { topicWords } from './topic-words.ts'

test('a topic is found as whole words, whatever is between them', () => {
  expect(topicWords('Gradient-Descent, <b>explained</b>!')).toBe(' gradient descent b explained b ')
  expect(topicWords('')).toBe('  ')
})
