import { describe, expect, test } from 'vitest'
import { isPlainLine, hasVisibleText, visibleTextOf } from './visible-text.ts'

describe('Visible text', () => {
  test('excludes spaces, fillers and marks without a letter, and includes letters of all scripts and emoji', () => {
    for (const nothing of ['', '  \n', '\u200b', '\u200d\ufe0f', '\u2800', '\u3164', '\u0301', '\u202e\u2066', '\u0007']) expect(hasVisibleText(nothing)).toBe(false)
    for (const something of ['a', '\u200ba', 'नमस्ते', '👨‍👩‍👧', '❤️', '1', '…']) expect(hasVisibleText(something)).toBe(true)
    expect(visibleTextOf(' Two\u200b Sum')).toBe('TwoSum')
  })

  test('detects line breaks, controls and direction marks', () => {
    for (const wrong of ['a\nb', 'a\tb', 'a\u2028b', 'a\u0007b', 'a\u202eb', 'a\u2066b', 'a\u200bb', 'a\ud800']) expect(isPlainLine(wrong)).toBe(false)
    for (const right of ['Two Sum', 'می\u200cخواهم', 'שלום', '👨‍👩‍👧']) expect(isPlainLine(right)).toBe(true)
  })
})
