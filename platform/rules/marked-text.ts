import { tokensOf } from './words.ts'

/** A part of a text that is marked, or that is not. */
export interface TextPart {
  text: string
  isMatch: boolean
}

export interface TextRange {
  start: number
  end: number
}

/** Splits a text at ranges that are in order and do not overlap. */
export function splitAt(text: string, ranges: readonly TextRange[]): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { start, end } of ranges) {
    if (start > from) parts.push({ text: text.slice(from, start), isMatch: false })
    parts.push({ text: text.slice(start, end), isMatch: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMatch: false })
  return parts
}

/** Splits a text at the words that are among these; the words are folded. */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  const wanted = new Set(words)
  return splitAt(text, tokensOf(text).filter(({ word }) => wanted.has(word)))
}
