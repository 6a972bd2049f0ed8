import { describe, expect, test } from 'vitest'
import { isTypoOf, matchWords, editDistance, allowedTypos, significantWords, type KnownWord } from './fuzzy-match.ts'

const known = (typed: string, word: string, how: KnownWord['how'], people = 1): KnownWord => ({ typed, word, how, people })

describe('Typo tolerance (requirement C-3)', () => {
  test('a missing, added, replaced or swapped letter is one typo each', () => {
    expect(['mateo', 'mato', 'matteo', 'matei', 'maeto', 'mtae'].map((typed) => editDistance(typed, 'mateo'))).toEqual([0, 1, 1, 1, 1, 2])
  })

  test('short words allow no typo, long ones two', () => {
    expect([2, 3, 4, 7, 8, 20].map(allowedTypos)).toEqual([0, 0, 1, 1, 2, 2])
    expect(isTypoOf('jun', 'jan')).toBe(false)
    expect(isTypoOf('raghunatan', 'raghunathan')).toBe(true)
    expect(isTypoOf('kovaltschuk', 'kovalchuk')).toBe(true)
    expect(isTypoOf('linaaaaa', 'lina')).toBe(false)
  })

  test('the prefix of a long word may contain a typo too', () => {
    expect(isTypoOf('ragunath', 'raghunathan')).toBe(true)
    expect(isTypoOf('xyzunath', 'raghunathan')).toBe(false)
  })
})

describe('Which typed words count (requirement C-3)', () => {
  test('stop words do not count unless there is nothing else; of the others at most five count', () => {
    expect(significantWords(['and', 'maps', 'of', 'speech'])).toEqual(['maps', 'speech'])
    expect(significantWords(['of', 'the'])).toEqual(['of', 'the'])
    expect(significantWords(['b', 'and', 'c', 'd', 'e', 'f', 'g'])).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(significantWords([])).toEqual([])
  })
})

describe('Matches of a typed word (requirement C-3)', () => {
  const words = [known('lin', 'linear', 'prefix', 30), known('lin', 'lin', 'prefix'), known('lin', 'lina', 'prefix', 3)]

  test('the word itself comes first, then words that start with it, most frequent first', () => {
    expect(matchWords(['lin'], words)).toEqual([{ typed: 'lin', words: ['lin', 'linear', 'lina'], people: 34 }])
  })

  test('typos are allowed only if no word starts with it, or on request; the closest come first', () => {
    const all = [known('mato', 'matos', 'prefix'), known('mato', 'mateo', 'typo'), known('mato', 'zzzzz', 'typo')]
    expect(matchWords(['mato'], all)[0]!.words).toEqual(['matos'])
    expect(matchWords(['mato'], all, true)[0]!.words).toEqual(['matos', 'mateo'])
    expect(matchWords(['mato'], all.slice(1))[0]!.words).toEqual(['mateo'])
  })

  test('an unknown word has no match', () => {
    expect(matchWords(['qqqq'], [])).toEqual([{ typed: 'qqqq', words: [], people: 0 }])
  })
})
