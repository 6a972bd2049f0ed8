const MOST_WORDS = 8

/**
 * What a person typed as a question to the database's text search: every word must begin a word of the blog. Nothing
 * of the search language gets through; empty when there is no word in it.
 */
export function searchWords(typed: string): string {
  const words = typed.normalize('NFC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => `${word.slice(0, 60)}:*`).join(' & ')
}
