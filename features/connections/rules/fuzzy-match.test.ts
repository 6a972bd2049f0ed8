import { describe, expect, test } from 'vitest'
import { isSlipOf, meaningsOf, slipsBetween, slipsForgiven, wordsThatCount, type KnownWord } from './fuzzy-match.ts'

const known = (typed: string, word: string, how: KnownWord['how'], people = 1): KnownWord => ({ typed, word, how, people })

describe('Slips of the keys (requirement C-3)', () => {
  test('a letter left out, put in, exchanged or turned around is one slip each', () => {
    expect(['mateo', 'mato', 'matteo', 'matei', 'maeto', 'mtae'].map((typed) => slipsBetween(typed, 'mateo'))).toEqual([0, 1, 1, 1, 1, 2])
  })

  test('short words must be right, long ones may hold two slips', () => {
    expect([2, 3, 4, 7, 8, 20].map(slipsForgiven)).toEqual([0, 0, 1, 1, 2, 2])
    expect(isSlipOf('jun', 'jan')).toBe(false)
    expect(isSlipOf('raghunatan', 'raghunathan')).toBe(true)
    expect(isSlipOf('kovaltschuk', 'kovalchuk')).toBe(true)
    expect(isSlipOf('linaaaaa', 'lina')).toBe(false)
  })

  test('the beginning of a long word may hold a slip too', () => {
    expect(isSlipOf('ragunath', 'raghunathan')).toBe(true)
    expect(isSlipOf('xyzunath', 'raghunathan')).toBe(false)
  })
})

describe('Which typed words count (requirement C-3)', () => {
  test('small words do not, unless there is nothing else; of the others five', () => {
    expect(wordsThatCount(['and', 'maps', 'of', 'speech'])).toEqual(['maps', 'speech'])
    expect(wordsThatCount(['of', 'the'])).toEqual(['of', 'the'])
    expect(wordsThatCount(['b', 'and', 'c', 'd', 'e', 'f', 'g'])).toEqual(['b', 'c', 'd', 'e', 'f'])
    expect(wordsThatCount([])).toEqual([])
  })
})

describe('What a typed word means (requirement C-3)', () => {
  const words = [known('lin', 'linear', 'begins', 30), known('lin', 'lin', 'begins'), known('lin', 'lina', 'begins', 3)]

  test('the word itself comes first, then those that begin so, the commonest first', () => {
    expect(meaningsOf(['lin'], words)).toEqual([{ typed: 'lin', words: ['lin', 'linear', 'lina'], people: 34 }])
  })

  test('slips count only where nothing begins so, or when asked to be forgiving; the nearest first', () => {
    const all = [known('mato', 'matos', 'begins'), known('mato', 'mateo', 'slip'), known('mato', 'zzzzz', 'slip')]
    expect(meaningsOf(['mato'], all)[0]!.words).toEqual(['matos'])
    expect(meaningsOf(['mato'], all, true)[0]!.words).toEqual(['matos', 'mateo'])
    expect(meaningsOf(['mato'], all.slice(1))[0]!.words).toEqual(['mateo'])
  })

  test('a word that nobody has means nothing', () => {
    expect(meaningsOf(['qqqq'], [])).toEqual([{ typed: 'qqqq', words: [], people: 0 }])
  })
})
