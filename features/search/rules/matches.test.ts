import { describe, expect, test } from 'vitest'
import { allowedTypos, formsOf, isTypoOf, matchTerm, withCorrectedConcepts, type KnownWord } from './matches.ts'
import type { Term } from './typed-query.ts'

const term = (word: string, more: Partial<Term> = {}): Term => ({ word, isExact: false, concepts: [], ...more })
let id = 0
const known = (typed: string, word: string, how: KnownWord['how'], documents = 1): KnownWord => ({ id: id++, typed, word, how, documents })
const words = (...from: Parameters<typeof matchTerm>) => matchTerm(...from).map(({ word }) => word)

describe('Typos (requirement F-1)', () => {
  test('one up to six letters, two beyond, none in short words, numbers and pairs of characters', () => {
    expect(['eye', 'loss', 'python', 'softmax', 'gpt4', '机器'].map(allowedTypos)).toEqual([0, 1, 1, 2, 0, 0])
    expect(isTypoOf('quantizaton', 'quantization')).toBe(true)
    expect(isTypoOf('gpt4', 'gpt5')).toBe(false)
    expect(isTypoOf('eye', 'ene')).toBe(false)
    expect(isTypoOf('lstm', 'lstm2')).toBe(false)
    expect(isTypoOf('embeding', 'embeddings')).toBe(true)
  })
})

describe('Matches of a term (requirement F-1)', () => {
  test('the exact word, its singular, longer words, most frequent first', () => {
    const all = [known('networks', 'networking', 'prefix', 9), known('networks', 'network', 'prefix', 5), known('networks', 'networks', 'prefix'), known('networks', 'networkss', 'prefix')]
    expect(words(term('networks'), all)).toEqual(['networks', 'network', 'networkss'])
    expect(formsOf('loss')).toEqual(['loss'])
  })

  test('a concept is worth less than the exact word', () => {
    const matches = matchTerm(term('knn', { concepts: ['~knn'] }), [known('~knn', '~knn', 'concept', 50), known('knn', 'knn', 'prefix')])
    expect(matches.map(({ word }) => word)).toEqual(['knn', '~knn'])
    expect(matches[0]!.bonus).toBeGreaterThan(matches[1]!.bonus)
  })

  test('typos only if nothing else matches, or on request', () => {
    const all = [known('mato', 'matos', 'prefix'), known('mato', 'mateo', 'typo'), known('mato', 'zzzzz', 'typo')]
    expect(words(term('mato'), all)).toEqual(['matos'])
    expect(words(term('mato'), all, true)).toEqual(['matos', 'mateo'])
    expect(words(term('mato'), all.slice(1))).toEqual(['mateo'])
  })

  test('in quotes only the word itself matches; a number is not the beginning of a longer one', () => {
    expect(words(term('loss', { isExact: true }), [known('loss', 'losses', 'prefix'), known('loss', 'floss', 'typo')], true)).toEqual([])
    expect(words(term('4'), [known('4', '40', 'prefix'), known('4', '4', 'prefix')])).toEqual(['4'])
  })

  test('corrected words name concepts, too', () => {
    const terms = [term('gradeint'), term('descent')]
    const matches = [[{ id: 1, word: 'gradient', bonus: 0, documents: 1 }], [{ id: 2, word: 'descent', bonus: 0, documents: 1 }]]
    expect(withCorrectedConcepts(terms, matches).map(({ concepts }) => concepts)).toEqual([['~gd'], ['~gd']])
  })
})
