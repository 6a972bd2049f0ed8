import { describe, expect, test } from 'vitest'
import { laidOut, type Html } from './lay-out.ts'

const bytesOf = (html: Html) => Buffer.concat(html.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))

describe('A document as bytes', () => {
  test.each<[string, Html]>([
    ['nothing', []],
    ['one text', ['x']],
    ['texts and bytes in turn', ['é', Buffer.from('…'), '', '🙂', Buffer.alloc(3)]],
    ['more than the room that is kept', ['🙂'.repeat(100_000), Buffer.alloc(300_000, 7), 'end']],
    ['characters of three bytes up to the brim', ['…'.repeat((256 * 1024) / 3)]],
  ])('of %s', (_what, html) => {
    expect(laidOut(html).equals(bytesOf(html))).toBe(true)
  })
})
