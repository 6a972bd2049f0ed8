import { describe, expect, test } from 'vitest'
import { highlight, snippetOf, wordsIn } from './highlight.ts'

const marked = (text: string, words: string[]) => highlight(text, words).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('Highlights and snippets (requirement F-4)', () => {
  test('words are marked as they are written, compounds and concepts as a whole', () => {
    expect(marked('A naïve Café', ['cafe', 'naive'])).toBe('A [naïve] [Café]')
    expect(marked('Why GPT-4 is not GPT-5', ['gpt4'])).toBe('Why [GPT-4] is not GPT-5')
    expect(marked('k nearest neighbours and more', ['~knn'])).toBe('[k nearest neighbours] and more')
    expect(marked('机器学习入门', ['机器', '器学'])).toBe('[机器学]习入门')
    expect(marked('nothing', [])).toBe('nothing')
  })

  test('words and concepts that are in none of the texts are left out', () => {
    expect(wordsIn(['A naïve Café', 'k-means by k nearest neighbours'], ['cafe', '~knn', 'kmeans', 'caf', 'secret', '~sgd', 'cafe'])).toEqual(['cafe', '~knn', 'kmeans'])
    expect(wordsIn([], ['secret'])).toEqual([])
  })

  test('the parts give the text again', () => {
    const text = '<b>loss</b> & "Loss" 🎉 loss'
    expect(highlight(text, ['loss']).map(({ text }) => text).join('')).toBe(text)
  })

  test('a snippet is where most different words are, in one line', () => {
    const text = `Loss. ${'filler '.repeat(60)}Here the loss landscape\nhas a valley. ${'filler '.repeat(60)}`
    const snippet = snippetOf(text, ['loss', 'landscape', 'valley'])
    expect(snippet).toContain('the loss landscape has a valley')
    expect(snippet).toMatch(/^… .* …$/)
    expect(snippet.length).toBeLessThan(200)
  })

  test('without a match it is the beginning; short and unbroken texts are no problem', () => {
    expect(snippetOf('One two three', ['zebra'])).toBe('One two three')
    expect(snippetOf('', ['zebra'])).toBe('')
    expect(snippetOf('x'.repeat(1_000), ['zebra']).length).toBeLessThan(200)
    expect(snippetOf('🎉'.repeat(500), [])).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })
})
