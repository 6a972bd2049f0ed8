import { describe, expect, test } from 'vitest'
import { conceptsIn } from './concepts.ts'
import { deletionsOf, qualityOf, WEIGHTS, wordsOf } from './documents.ts'
import { BONUS } from './matches.ts'
import { SYNONYMS } from './synonyms.ts'

describe('Words of a document (requirement F-1)', () => {
  test('a word in the title is worth more than one in the text; stop words count in titles only', () => {
    const words = wordsOf({ title: 'The loss', text: 'The loss is a landscape', keywords: 'Optimisation' })
    expect([words.get('loss'), words.get('the'), words.get('landscape'), words.get('is'), words.get('optimisation')]).toEqual([64, 64, 32, undefined, 44])
  })

  test('synonyms add their concept, worth less than an exact word even with the highest quality', () => {
    const words = wordsOf({ title: 'K-Nearest Neighbours', text: 'We train with SGD.' })
    expect([words.get('~knn'), words.get('~sgd')]).toEqual([WEIGHTS.conceptInTitle, WEIGHTS.conceptInText])
    const best = qualityOf({ popularity: 1e9, changedAt: new Date('2040-01-01') })
    expect(WEIGHTS.conceptInTitle + BONUS.concept + best).toBeLessThanOrEqual(WEIGHTS.text + BONUS.exact)
  })

  test('compounds are words of their own', () => {
    const words = wordsOf({ title: 'k-means with GPT 4', text: '' })
    expect(['kmeans', 'k', 'means', 'gpt4', 'gpt', '4'].every((word) => words.has(word))).toBe(true)
  })

  test('popular and newer things are worth more', () => {
    const at = (popularity: number, year: number) => qualityOf({ popularity, changedAt: new Date(`${year}-01-01`) })
    expect(at(100, 2026)).toBeGreaterThan(at(1, 2026))
    expect(at(1, 2026)).toBeGreaterThan(at(1, 2021))
    expect(qualityOf({ popularity: -5, changedAt: null })).toBe(0)
  })

  test('what is left of a word: one letter less, two for long words, nothing for numbers', () => {
    expect(deletionsOf('loss').sort()).toEqual(['los', 'loss', 'lss', 'oss'])
    expect(deletionsOf('gradient').length).toBe(37)
    expect([deletionsOf('eye'), deletionsOf('gpt4'), deletionsOf('机器')]).toEqual([[], [], []])
  })
})

describe('Synonyms', () => {
  test('at least sixty groups; no form belongs to two, and each is recognised', () => {
    expect(SYNONYMS.length).toBeGreaterThanOrEqual(60)
    const forms = SYNONYMS.flat()
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([])
    for (const [name, ...others] of SYNONYMS) {
      const concepts = [name!, ...others].map((form) => conceptsIn(form.split(/[ -]/)).map(({ concept }) => concept))
      expect(new Set(concepts.map((all) => all[0])).size).toBe(1)
    }
  })

  test('the longest form at a place counts', () => {
    expect(conceptsIn(['roc', 'curve']).map(({ concept }) => concept)).toEqual(['~auc'])
    expect(conceptsIn(['large', 'language', 'models', 'learn']).map(({ from, to }) => [from, to])).toEqual([[0, 3]])
  })
})
