import { describe, expect, test } from 'vitest'
import { lineOfByte, lineWithText, unformattedText } from './formatting.ts'

describe('The message about a program that can’t be formatted', () => {
  test('includes the line of the error if it is known', () => {
    expect(unformattedText(3)).toBe('Can’t format this yet. Fix the syntax error in line 3.')
    expect(unformattedText(null)).toBe('Can’t format this yet. Fix the syntax errors first.')
  })

  test('has its error in the line of a byte, whatever characters come before', () => {
    const code = 'x = "é"\ndef g()\n  return 1\n'
    expect([lineOfByte(code, 0), lineOfByte(code, 8), lineOfByte(code, 9), lineOfByte(code, 16)]).toEqual([1, 1, 2, 2])
  })

  test('has its error in the last line with text if something is missing at the end', () => {
    expect([lineOfByte('f(\n1,\n\n', 7), lineWithText('f(\n', 2), lineWithText('', 1)]).toEqual([2, 1, 1])
  })
})
