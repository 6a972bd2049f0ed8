import { expect, test } from 'vitest'
import { isQuestion, mostUseful, singleWords, withoutQuestionWords, type FoundForWord } from './fewer-words.ts'
import { readQuery } from './typed-query.ts'

const subject = (text: string) => withoutQuestionWords(readQuery(text))?.key ?? null
const found = (text: string, scores: Record<string, number>): FoundForWord => ({ query: readQuery(text), scores: new Map(Object.entries(scores)) })

test('the words that only make a question are left out first', () => {
  expect(subject('what is the difference between precision and recall')).toBe('precision recall')
  expect(subject('bias variance tradeoff explained simply')).toBe('bias variance tradeoff')
  expect(subject('how can I stop my neural network from overfitting')).toBe('neural network overfitting')
  expect(subject('how to write sql window function')).toBe('sql window function')
})

test('nothing is left out of keywords, single words, stop words and quotes, or if nothing stays', () => {
  expect(['gradient descent', 'gradient', 'she has them', '"finite difference" explained', 'explained simply', ''].map(subject)).toEqual([null, null, null, null, null, null])
  expect(['gradient', 'she has them', '"technical report" gradient', ''].flatMap((text) => singleWords(readQuery(text)))).toEqual([])
  expect(singleWords(readQuery('technical report')).map(({ key }) => key)).toEqual(['technical', 'report'])
})

test('four words read like a question, stop words included', () => {
  expect(['finite difference', 'write a file', 'what is a p-value'].map((text) => isQuestion(readQuery(text)))).toEqual([false, false, true])
})

test('the words of the best thing stay: rare words and titles count most', () => {
  const common = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`problem ${at}`, 64]))
  expect(mostUseful([found('stop', common), found('overfitting', { 'blog 1': 80, 'problem 1': 32 })])?.key).toBe('overfitting')
  expect(mostUseful([found('precision', { 'lesson 1': 80, 'blog 2': 48 }), found('recall', { 'lesson 1': 80 }), found('sick', { 'blog 1': 48 })])?.key).toBe('precision recall')
  expect(mostUseful([found('alpha', {}), found('bravo', {})])).toBeNull()
})
