const MAX_WORDS = 8

/**
 * Converts a search text into a query for the text search of PostgreSQL: every word is a prefix. Search syntax is removed; the result is empty if
 * there is no word.
 */
export function searchWords(typed: string): string {
  return [...new Set(wordsOf(typed.toLowerCase()))].slice(0, MAX_WORDS).map((word) => `${word.slice(0, 60)}:*`).join(' & ')
}

/**
 * Reduces a text to its words for the search index. PostgreSQL would index `node.js` as one word, the end of `gpt-4` as a negative number and a path
 * as an address, so their parts could not be found.
 */
export const searchableText = (text: string): string => wordsOf(text).join(' ')

const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
