import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

describe('CSV files', () => {
  test('a text that a spreadsheet would run is marked as text', () => {
    for (const text of ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example","x")']) expect(csvCell(text)).toMatch(/^"?'/)
    expect(csvCell('-3.5')).toBe('-3.5')
    expect(csvCell(-7)).toBe('-7')
    expect(csvCell('a=b')).toBe('a=b')
  })

  test('quotes, commas and line ends stay inside of their cell', () => {
    expect(csvOf(['name', 'n'], [['Ada, "the first"\nof all', 1]])).toBe('name,n\r\n"Ada, ""the first""\nof all",1\r\n')
  })

  test('no text begins a formula', () => {
    fc.assert(fc.property(fc.string(), (text) => !/^"?[=+@\t\r]/.test(csvCell(text))))
  })
})
