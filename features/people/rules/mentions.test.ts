import { describe, expect, test } from 'vitest'
import { MAX_MENTIONS, mentionsIn, splitMentions } from './mentions.ts'

describe('Mentions (requirement N-4)', () => {
  test('are usernames after an @ that is not part of an address', () => {
    expect(mentionsIn('@ada-lovelace, (@Ben) and @eve! Twice @ben. "@kim"')).toEqual(['ada-lovelace', 'ben', 'eve', 'kim'])
    expect(mentionsIn('me@ada.example a@ben @ab @-ada @ada_lovelace https://x.example/@ada @@ada')).toEqual([])
    expect(mentionsIn(Array.from({ length: 30 }, (_, n) => `@name-${n}`).join(' '))).toHaveLength(MAX_MENTIONS)
  })

  test('N-9 splitting a text keeps every character and marks only existing people', () => {
    expect(splitMentions('Hello @Ada, ask @nobody or me@ada.example.', ['ada'])).toEqual(['Hello ', { username: 'ada', as: '@Ada' }, ', ask @nobody or me@ada.example.'])
    expect(splitMentions('@ben @ben', ['ben'])).toEqual([{ username: 'ben', as: '@ben' }, ' ', { username: 'ben', as: '@ben' }])
    for (const text of ['', 'no one', '@ada', 'x @ada y\n@ben']) {
      expect(splitMentions(text, ['ada', 'ben']).map((piece) => (typeof piece === 'string' ? piece : piece.as)).join('')).toBe(text)
    }
  })

  test('are found quickly in any text', () => {
    const began = performance.now()
    for (const text of ['@'.repeat(20_000), '@a-'.repeat(7_000), `@${'a'.repeat(20_000)}`, `@${'a-'.repeat(10_000)}`, `@e${'\u0301'.repeat(10_000)}`]) mentionsIn(text)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
