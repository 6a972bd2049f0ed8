import { expect, test } from 'vitest'
import { fewerWords, MAX_FEWER } from './fewer-words.ts'
import { readQuery } from './typed-query.ts'

const levels = (text: string) => fewerWords(readQuery(text)).map((level) => level.map(({ key }) => key))

test('each word is left out once, then two neighbors are tried', () => {
  expect(levels('how to handle missing values')).toEqual([['missing values', 'handle values', 'handle missing']])
  expect(levels('alpha bravo charlie delta')).toEqual([
    ['bravo charlie delta', 'alpha charlie delta', 'alpha bravo delta', 'alpha bravo charlie'],
    ['alpha bravo', 'bravo charlie', 'charlie delta'],
  ])
})

test('a single word, stop words and a phrase in quotes stay as they are, and long queries are bounded', () => {
  expect(['gradient', 'she has them', '"technical report" gradient', ''].flatMap(levels)).toEqual([])
  expect(levels('alpha bravo charlie delta echo foxtrot golf hotel').flat()).toHaveLength(MAX_FEWER)
})
