import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

describe('The reading time', () => {
  it.each([
    ['nothing', '', 1],
    ['a few words', 'a few words', 1],
    ['230 words', 'word '.repeat(230), 1],
    ['1150 words', 'word\n'.repeat(1150), 5],
    ['code', 'x = 1\n'.repeat(230), 3],
    ['writing without spaces', '学'.repeat(690), 3],
  ])('of %s', (_title, text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes)
  })
})
