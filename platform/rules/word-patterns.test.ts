import { describe, expect, test } from 'vitest'
import { wholeWordPatterns, wordPatterns } from './word-patterns.ts'

const finds = (question: string, text: string) => wordPatterns(question).every((pattern) => new RegExp(pattern).test(text))

describe('Words of a question', () => {
  test('begin a word of the text', () => {
    expect(['models in practice', 'a model-based way', 'remodelled'].map((text) => finds('model', text))).toEqual([true, true, false])
    expect(finds('Train-Net', 'train neural networks')).toBe(true)
    expect(finds('深度', '强化深度学习')).toBe(true)
    expect(finds('Zürcafé', 'the zurcafe')).toBe(true)
    expect(finds('.net', 'models for .net')).toBe(true)
    expect(finds('f(x)', 'the integral of f(x)')).toBe(true)
  })

  test('are whole words if they are letters or languages with a sign', () => {
    expect(['agents in c++', 'agents in c#', 'agents in c'].map((text) => finds('C++', text))).toEqual([true, false, false])
    expect(['agents in c++', 'agents in c#', 'agents in c', 'vitamin c.'].map((text) => finds('c', text))).toEqual([false, false, true, true])
    expect(['statistics with r', 'regression trees'].map((text) => finds('R', text))).toEqual([true, false])
    expect(wholeWordPatterns('A map of all I know about node.js and c++')).toHaveLength(1)
  })
})
