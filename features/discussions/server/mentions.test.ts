import { describe, expect, test } from 'vitest'
import { mentionsInComment } from './mentions.ts'

describe('A mention in a comment (requirement U-4)', () => {
  test.each([
    '~~~python\n@ada-lovelace\n~~~',
    '- a list\n\n      @ada-lovelace in indented code',
    '> ```\n> @ada-lovelace\n> ```',
    'a formula $@ada-lovelace$',
    '$$\n@ada-lovelace\n$$',
    'a [link to @ada-lovelace](https://example.com)',
    '**Try**\n@dataclass\nclass A: ...',
  ])('is not called in code, a formula or a link: %j', (text) => {
    expect(mentionsInComment(text)).toEqual([])
  })

  test.each(['@ada-lovelace', '**@ada-lovelace**', '- @ada-lovelace', '> @ada-lovelace', 'see `@ben` and @ada-lovelace', '~~~\n@ben\n~~~\n@ada-lovelace'])('is called elsewhere: %j', (text) => {
    expect(mentionsInComment(text)).toEqual(['ada-lovelace'])
  })
})
