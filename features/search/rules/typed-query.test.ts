import { describe, expect, test } from 'vitest'
import { cleanQuery, isTooLong, readQuery } from './typed-query.ts'

const terms = (text: string) => readQuery(text).terms.map(({ word }) => word)

describe('Reading a query (requirements F-1, F-6)', () => {
  test('stop words count only if there is nothing else; each word counts once, and at most eight count', () => {
    expect(terms('the gradient of a descent')).toEqual(['gradient', 'descent'])
    expect(terms('the of')).toEqual(['the', 'of'])
    expect(terms('one one two')).toEqual(['two'])
    expect(terms('b c d e f g h j k l m')).toHaveLength(8)
    expect(terms('🎉 ?!')).toEqual([])
  })

  test('a number belongs to the name before it', () => {
    expect(terms('quantizaton GPT-4')).toEqual(['quantizaton', 'gpt4'])
  })

  test('a letter belongs to its known name, with a hyphen or a space', () => {
    for (const q of ['k-means', 'k means', 'K-Means']) expect(readQuery(q).terms.map(({ word, concepts }) => [word, concepts])).toEqual([['kmeans', ['~kmeans']]])
    expect(terms('k-means initialization')).toEqual(['kmeans', 'initialization'])
    expect(terms('x-axis')).toEqual(['x', 'axis'])
  })

  test('phrases in quotes of any kind are exact; a quote without a partner is ignored', () => {
    for (const q of ['"loss landscape" deep', '“loss landscape” deep', '«loss landscape» deep', '„loss landscape” deep']) {
      const { terms, phrases } = readQuery(q)
      expect(phrases).toEqual([' loss landscape '])
      expect(terms.map(({ word, isExact }) => [word, isExact])).toEqual([['loss', true], ['landscape', true], ['deep', false]])
    }
    expect(readQuery('"loss landscape').phrases).toEqual([])
    expect(terms('"loss landscape')).toEqual(['loss', 'landscape'])
  })

  test('a run of Chinese characters is read in its order', () => {
    expect(readQuery('机器学习').phrases).toEqual([' 机器 器学 学习 '])
    expect(readQuery('机器 学习').phrases).toEqual([])
  })

  test('a term knows the concepts that its words name', () => {
    expect(readQuery('stochastic gradient descent').terms.map(({ concepts }) => concepts)).toEqual([['~sgd'], ['~sgd', '~gd'], ['~sgd', '~gd']])
    expect(readQuery('bag of words').terms.map(({ concepts }) => concepts)).toEqual([['~bow'], ['~bow']])
  })

  test('control characters are spaces, and a long text is cut without breaking a character', () => {
    expect(cleanQuery(' a\u0000b\n ')).toBe('a b')
    expect([...cleanQuery('🎉'.repeat(300))]).toHaveLength(200)
    expect(['🎉'.repeat(200), `${' '.repeat(50)}${'x'.repeat(200)}\u0000`, 'x'.repeat(201)].map(isTooLong)).toEqual([false, false, true])
    expect(cleanQuery(`${' '.repeat(50)}${'x'.repeat(200)}`)).toBe('x'.repeat(200))
  })
})
