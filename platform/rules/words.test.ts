import { describe, expect, test } from 'vitest'
import { fold, joined, normalized, tokensOf } from './words.ts'

const words = (text: string) => tokensOf(text).map(({ word }) => word)

describe('Words of a text (requirement F-1)', () => {
  test('lower case, without accents and apostrophes; full-width letters are plain', () => {
    expect(words('Wróbel’s NAÏVE Café, don’t')).toEqual(['wrobels', 'naive', 'cafe', 'dont'])
    expect(fold('ＧＰＴ Straße Œuvre')).toBe('gpt strasse oeuvre')
  })

  test('names of languages keep their signs; other signs separate words', () => {
    expect(words('C++ and C# (F#) node.js a_b 3.14')).toEqual(['c++', 'and', 'c#', 'f#', 'node', 'js', 'a', 'b', '3', '14'])
    expect(words('🎉 \u0000 — ""')).toEqual([])
  })

  test('Chinese, Japanese and Korean are pairs of characters, beside other words', () => {
    expect(words('机器学习')).toEqual(['机器', '器学', '学习'])
    expect(words('用GPT学')).toEqual(['用', 'gpt', '学'])
    expect(words('データ 한국어')).toEqual(['デー', 'ータ', '한국', '국어'])
    // The parts of a Japanese or Korean character are not taken for accents.
    expect(words('が')).toEqual(['が'])
  })

  test('each word knows its place in the text', () => {
    const text = 'Ünder 机器学 the “Sea”'
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Ünder', '机器', '器学', 'the', 'Sea'])
  })

  test('compounds are one word, too; with a space only a name and its number', () => {
    const pair = (text: string) => joined(text, tokensOf(text)[0]!, tokensOf(text)[1]!)
    expect(['k-means', 'GPT-4', 'GPT 4', 'scikit_learn', 'node.js'].map(pair)).toEqual(['kmeans', 'gpt4', 'gpt4', 'scikitlearn', 'nodejs'])
    expect(['two words', 'one, two', '4 models', 'a - b', '机器 学习'].map(pair)).toEqual([null, null, null, null, null])
  })

  test('a long word is cut, and thousands of marks do no harm', () => {
    expect(words('x'.repeat(500))[0]).toHaveLength(30)
    expect(words('e' + '\u0301'.repeat(10_000))).toEqual(['e'])
  })

  test('a phrase is a part of the normalized text', () => {
    expect(normalized(tokensOf('Gradient descent, again!'))).toContain(normalized(tokensOf('“descent again”')))
    expect(normalized(tokensOf('gradients'))).not.toContain(normalized(tokensOf('gradient')))
  })
})
