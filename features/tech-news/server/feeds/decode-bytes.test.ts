import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeFeed } from './decode-bytes.ts'

const xml = (encoding: string, text: string) => `<?xml version="1.0" encoding="${encoding}"?><rss><title>${text}</title></rss>`
const utf16 = (text: string, order: 'le' | 'be', hasMark: boolean) => {
  const bytes = Buffer.from(hasMark ? `\uFEFF${text}` : text, 'utf16le')
  return order === 'le' ? bytes : Buffer.from(bytes).swap16()
}

describe('Decoding feeds (T-9)', () => {
  test.each([
    ['UTF-8', Buffer.from(xml('utf-8', 'Réseaux'))],
    ['ISO-8859-1 that says so', Buffer.from(xml('iso-8859-1', 'Réseaux'), 'latin1')],
    ['windows-1252 under a false UTF-8', Buffer.from(xml('utf-8', 'Réseaux'), 'latin1')],
    ['UTF-8 under a false ISO-8859-1', Buffer.from(xml('iso-8859-1', 'Réseaux'))],
    ['an encoding that nobody knows', Buffer.from(xml('klingon', 'Réseaux'))],
    ['UTF-8 with a byte order mark and blank lines', Buffer.from(`\uFEFF\n\n${xml('utf-8', 'Réseaux')}`)],
    ['UTF-16 little-endian with a mark', utf16(xml('utf-16', 'Réseaux'), 'le', true)],
    ['UTF-16 big-endian with a mark', utf16(xml('utf-16', 'Réseaux'), 'be', true)],
    ['UTF-16 little-endian without a mark', utf16(xml('utf-16', 'Réseaux'), 'le', false)],
    ['UTF-16 big-endian without a mark', utf16(xml('utf-16', 'Réseaux'), 'be', false)],
  ])('%s', (_name, bytes) => {
    expect(decodeFeed(bytes, undefined)).toBe('<?xml version="1.0"?><rss><title>Réseaux</title></rss>')
  })

  test('the HTTP header names the encoding if the file does not', () => {
    const cyrillic = Buffer.from([0xf1, 0xe5, 0xf2, 0xfc])
    expect(decodeFeed(Buffer.concat([Buffer.from('<rss>'), cyrillic]), 'text/xml; charset=windows-1251')).toBe('<rss>сеть')
  })

  test('any text survives as UTF-8, whatever the header says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom(undefined, 'text/xml; charset=iso-8859-1', 'text/xml; charset=nonsense'), (text, type) => {
        fc.pre(!text.includes('\u0000'))
        expect(decodeFeed(Buffer.from(`<rss>${text}</rss>`), type)).toBe(`<rss>${text}</rss>`)
      }),
    )
  })

  test('any bytes become a text', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void decodeFeed(bytes, undefined)))
  })
})
