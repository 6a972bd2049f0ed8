import { expect, test } from 'vitest'
import { topicWords } from './topic-words.ts'

test('a topic is found as whole words, with any characters between them', () => {
  expect(topicWords('Gradient-Descent, <b>explained</b>!')).toBe(' gradient descent b explained b ')
  expect(topicWords('')).toBe('  ')
})
