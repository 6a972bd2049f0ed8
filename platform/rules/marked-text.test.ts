import { expect, test } from 'vitest'
import { markWords } from './marked-text.ts'

const marked = (text: string, words: readonly string[]) => markWords(text, words).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('words are marked without regard to case and accents, and nothing else changes', () => {
  expect(marked('Kraków, Poland', ['krakow'])).toBe('[Kraków], Poland')
  expect(marked('SQL and MySQL', ['sql'])).toBe('[SQL] and MySQL')
  expect(marked('Plain', [])).toBe('Plain')
  expect(markWords('', ['a'])).toEqual([])
})
