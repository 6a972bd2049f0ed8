import { describe, expect, test } from 'vitest'
import { freeName, LIST_NAME_LENGTH } from './problem-lists.ts'

describe('Q-73 The name of a copied list', () => {
  test('stays, or gets the first free number', () => {
    expect(freeName('Graphs', new Set(['trees']))).toBe('Graphs')
    expect(freeName('Graphs', new Set(['graphs', 'graphs (2)']))).toBe('Graphs (3)')
  })
  test('keeps to the length of a name, without half a character', () => {
    const long = 'x'.repeat(LIST_NAME_LENGTH - 5) + '🙂🙂'.slice(0, 4) + 'y'
    expect(freeName(long, new Set([long.toLowerCase()]))).toBe(`${'x'.repeat(LIST_NAME_LENGTH - 5)} (2)`.slice(0, LIST_NAME_LENGTH))
  })
})
