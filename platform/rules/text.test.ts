import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastCpuTime } from '#tests/support/cpu-time.ts'
import { cleanLine, cleanText, graphemeLength, previewOf } from './text.ts'

const WORLD = 'नमस्ते สวัสดี שָׁלוֹם مرحبا 👨‍👩‍👧‍👦'
const ACUTE = '\u0301'
/** Text full of misleading characters. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\0', '\r\n', '\t', '\u202E', '\u2066', '\u2028', '\uD800', '\uDC00'),
      fc.constantFrom('\u200D', '\uFEFF', '\u0344', '👨‍👩‍👧'),
      fc.integer({ min: 1, max: 30 }).map((count) => 'e' + ACUTE.repeat(count)),
      fc.constantFrom('\u0315\u0300\u05AE\u0062', '\u1100\u1161', '\u0041\u030A', '\u2126'),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

function holds<T>(values: fc.Arbitrary<T>, claim: (value: T) => void): void {
  const property = fc.property(values, (value) => {
    claim(value)
  })
  fc.assert(property, { numRuns: 500 })
}

// On a busy machine even CPU time is longer by half now and then.
const TRIES = 10

/** How much longer the work takes on eight times as much input. */
const growth = (work: (size: number) => unknown, size: number) => leastCpuTime(() => work(size * 8), TRIES) / leastCpuTime(() => work(size), TRIES)

describe('Sanitized text', () => {
  it.each([
    ['a line keeps its words and loses its edges', cleanLine, '  Ada \t\n Lovelace\u2029 ', 'Ada Lovelace'],
    ['a text keeps its lines', cleanText, '\n one\r\ntwo\rthree\u2028four \n', 'one\ntwo\nthree\nfour'],
    ['NUL and other controls go', cleanText, 'a\0b\u0007c\u009Fd', 'abcd'],
    ['turned-around text is read as written', cleanLine, 'photo\u202Egpj.exe\u2067', 'photogpj.exe'],
    ['half a character is replaced', cleanText, 'a\uD83Db', 'a\uFFFDb'],
    ['one letter has one spelling', cleanLine, 'e\u0301', 'é'],
    ['other writing systems stay', cleanLine, WORLD, WORLD],
  ])('%s', (_title, clean, given, expected) => {
    expect(clean(given)).toBe(expected.normalize('NFC'))
  })

  it('keeps at most eight combining marks on one letter, with or without joiners between them', () => {
    expect(cleanLine('x' + ACUTE.repeat(10_000))).toBe('x' + ACUTE.repeat(8))
    expect(cleanLine('x' + `${ACUTE}\u200D`.repeat(50)).match(/\p{M}/gu)).toHaveLength(8)
    expect(cleanLine('x' + ACUTE.repeat(8))).toBe('x' + ACUTE.repeat(8))
  })

  it.each([cleanLine, cleanText])('is idempotent (%o)', (clean) => {
    holds(hostile, (text) => expect(clean(clean(text))).toBe(clean(text)))
  })

  it.each([cleanLine, cleanText])('removes everything that misleads or breaks the database (%o)', (clean) => {
    // oxlint-disable-next-line no-control-regex -- that none is left is the claim
    const wrong = /[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]|\p{Cs}|\p{M}{9}/u
    expect('a\0').toMatch(wrong)
    holds(hostile, (text) => expect(clean(text)).not.toMatch(wrong))
  })

  it('takes linear time, where normalization alone does not', () => {
    // Marks of descending class are sorted one by one.
    const tower = (size: number) => 'x' + '\u0315\u0300\u05AE'.repeat(size)
    const spaced = (size: number) => ' \u200D'.repeat(size) + `${ACUTE}\u200D`.repeat(size / 2)
    expect(growth((size) => cleanText(tower(size)), 3_000)).toBeLessThan(24)
    expect(growth((size) => cleanLine(spaced(size)), 3_000)).toBeLessThan(24)
    expect(growth((size) => tower(size).normalize('NFC'), 500)).toBeGreaterThan(24)
  })
})

describe('A preview', () => {
  it('is the first 150 characters with an ellipsis, or the text itself', () => {
    expect(previewOf('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`)
    expect(previewOf('a'.repeat(150))).toBe('a'.repeat(150))
    expect(previewOf('')).toBe('')
    expect(previewOf('abcdef', 3)).toBe('abc…')
  })

  it('never cuts a grapheme', () => {
    expect(previewOf('ab👨‍👩‍👧cdefghijk', 4)).toBe('ab…')
    expect(previewOf('abc🇩🇪🇫🇷xyz', 7)).toBe('abc🇩🇪…')
    expect(previewOf('e' + ACUTE.repeat(20), 5)).toBe(`e${ACUTE.repeat(4)}…`)
    expect(previewOf('😀'.repeat(5), 1)).toBe('…')
    const naive = (text: string, length: number) => `${text.slice(0, length)}…`
    expect(naive('ab👨‍👩‍👧cdefghijk', 4)).not.toBe('ab…')
  })

  it('is well formed, not longer than requested, and a prefix of the text', () => {
    holds(fc.tuple(hostile.map(cleanText), fc.integer({ min: 1, max: 60 })), ([text, length]) => {
      const preview = previewOf(text, length)
      expect(preview.isWellFormed()).toBe(true)
      expect(preview === text).toBe(text.length <= length)
      if (preview === text) return
      expect(preview.endsWith('…')).toBe(true)
      expect(preview.length).toBeLessThanOrEqual(length + 1)
      expect(text.startsWith(preview.slice(0, -1))).toBe(true)
    })
  })
})

describe('The length in graphemes', () => {
  it.each([['', 0], ['abc', 3], ['é', 1], ['👨‍👩‍👧', 1], ['🇩🇪🇫🇷', 2]])('of "%s" is %i', (text, length) => {
    expect(graphemeLength(text)).toBe(length)
  })
})
