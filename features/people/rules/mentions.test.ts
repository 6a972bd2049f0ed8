import { describe, expect, test } from 'vitest'
import { MAX_MENTIONS, matchPeople, mentionsIn, splitMentions, unfinishedMention } from './mentions.ts'

describe('Mentions (requirement N-4)', () => {
  test('are usernames after an @ that is not part of an address', () => {
    expect(mentionsIn('@ada-lovelace, (@Ben) and @eve! Twice @ben. "@kim"')).toEqual(['ada-lovelace', 'ben', 'eve', 'kim'])
    expect(mentionsIn('me@ada.example a@ben @ab @-ada @ada_lovelace https://x.example/@ada @@ada')).toEqual([])
    expect(mentionsIn(Array.from({ length: 30 }, (_, n) => `@name-${n}`).join(' '))).toHaveLength(MAX_MENTIONS)
  })

  test.each(['`@ada` in code', '```\n@ada\n```', 'import @ada/pkg', '@ada\nclass A: ...', '@ada(frozen=True)\ndef f(): ...', '~ `a @ada b`'])('are not called in code: %j', (text) => {
    expect(mentionsIn(text)).toEqual([])
    expect(splitMentions(text, ['ada']).every((piece) => typeof piece === 'string')).toBe(true)
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

describe('A mention that is being written', () => {
  test.each([
    ['@', { from: 0, typed: '' }],
    ['Hello @ad', { from: 6, typed: 'ad' }],
    ['Hello (@José-', { from: 7, typed: 'José-' }],
    ['me@ada', null],
    ['Hello @ada ', null],
    ['Hello ada', null],
    ['@@', null],
    [`${'x'.repeat(500)} @ada`, { from: 501, typed: 'ada' }],
  ])('in %j is found at the caret', (text, expected) => {
    expect(unfinishedMention(text, text.length)).toEqual(expected)
  })

  test('is looked for before the caret only', () => {
    expect(unfinishedMention('@ada and @ben', 3)).toEqual({ from: 0, typed: 'ad' })
  })

  test('offers people by their username and each word of their name', () => {
    const people = [{ username: 'ada-f', name: 'Ada Ferrante' }, { username: 'fern', name: 'Ben Osei' }, { username: 'cleo', name: 'Cleo Adeyemi' }, { username: 'novak', name: 'Łukasz Novák-Émile' }]
    const offered = (typed: string, max = 9) => matchPeople(people, typed, max).map(({ username }) => username)
    expect([offered('FER'), offered('ad'), offered('x'), offered('luk'), offered('émi'), offered('', 2)]).toEqual([['ada-f', 'fern'], ['ada-f', 'cleo'], [], ['novak'], ['novak'], ['ada-f', 'fern']])
  })
})
