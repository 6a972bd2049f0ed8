import { describe, expect, test } from 'vitest'
import { isTypoOf, matchWords, editDistance, allowedTypos, significantWords, type KnownWord } from './fuzzy-match.ts'

const known = (typed: string, word: string, how: KnownWord['how'], people = 1): KnownWord => ({ typed, word, how, people })

describe('Slips of the keys (requirement C-3)', () => {
  test('a letter left out, put in, exchanged or turned around is one slip each', () => {
    expect(['mateo', 'mato', 'matteo', 'matei', 'maeto', 'mtae'].map((typed) => editDistance(typed, 'mateo'))).toEqual([0, 1, 1, 1, 1, 2])
  })

  test('short words must be right, long ones may hold two slips', () => {
    expect([2, 3, 4, 7, 8, 20].map(allowedTypos)).toEqual([0, 0, 1, 1, 2, 2])
    expect(isTypoOf('jun', 'jan')).toBe(false)
    expect(isTypoOf('raghunatan', 'raghunathan')).toBe(true)
    expect(isTypoOf('kovaltschuk', 'kovalchuk')).toBe(true)
    expect(isTypoOf('linaaaaa', 'lina')).toBe(false)
  })

  test('the beginning of a long word may hold a slip too', () => {
    expect(isTypoOf('ragunath', 'raghunathan')).toBe(true)
    expect(isTypoOf('xyzunath', 'raghunathan')).toBe(false)
  })
})

describe('Which typed words count (requirement C-3)', () => {
  test('small words do not, unless there is nothing else; of the others five', () => {
    expect(significantWords(['and', 'maps', 'of', 'speech'])).toEqual(['maps', 'speech'])
    expect(significantWords(['of', 'the'])).toEqual(['of', 'the'])
    expect(significantWords(['b', 'and', 'c', 'd', 'e', 'f', 'g'])).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(significantWords([])).toEqual([])
  })
})

describe('What a typed word means (requirement C-3)', () => {
  const words = [known('lin', 'linear', 'prefix', 30), known('lin', 'lin', 'prefix'), known('lin', 'lina', 'prefix', 3)]

  test('the word itself comes first, then those that begin so, the commonest first', () => {
    expect(matchWords(['lin'], words)).toEqual([{ typed: 'lin', words: ['lin', 'linear', 'lina'], people: 34 }])
  })

  test('slips count only where nothing begins so, or when asked to be allowTypos; the nearest first', () => {
    const all = [known('mato', 'matos', 'prefix'), known('mato', 'mateo', 'typo'), known('mato', 'zzzzz', 'typo')]
    expect(matchWords(['mato'], all)[0]!.words).toEqual(['matos'])
    expect(matchWords(['mato'], all, true)[0]!.words).toEqual(['matos', 'mateo'])
    expect(matchWords(['mato'], all.slice(1))[0]!.words).toEqual(['mateo'])
  })

  test('a word that nobody has means nothing', () => {
    expect(matchWords(['qqqq'], [])).toEqual([{ typed: 'qqqq', words: [], people: 0 }])
  })
})
