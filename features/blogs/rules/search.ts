const MAX_WORDS = 8

/**
 * What a person typed as a question to the database's text search: every word must begin a word of the blog. Nothing
 * of the search language gets through; empty when there is no word in it.
 */
export function searchWords(typed: string): string {
  return [...new Set(wordsOf(typed.toLowerCase()))].slice(0, MAX_WORDS).map((word) => `${word.slice(0, 60)}:*`).join(' & ')
}

/**
 * A text as it is kept for searching: its words alone. The database would make one word of `node.js`, a negative number
 * of the end of `gpt-4`, and an address of a path, and nobody would find the parts.
 */
export const searchableText = (text: string): string => wordsOf(text).join(' ')

const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
