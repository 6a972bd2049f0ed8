import { isUnspaced, tokensOf } from '#platform/rules/words.ts'

const MAX_WORDS = 8

/**
 * Converts a search text into a query for the text search of PostgreSQL: every word is a prefix, but a single letter, such as `R`, is a word. Search
 * syntax is removed; the result is empty if there is no word.
 */
export function searchWords(typed: string): string {
  return [...new Set(wordsOf(typed))].slice(0, MAX_WORDS).map((word) => (/^[a-z]$/.test(word) ? word : `${word}:*`)).join(' & ')
}

/**
 * Reduces a text to its folded words for the search index: without accents, and in pairs of characters for scripts without spaces. PostgreSQL would index
 * `node.js` as one word, the end of `gpt-4` as a negative number and a path as an address, so their parts could not be found.
 */
export const searchableText = (text: string): string => wordsOf(text).join(' ')

/** The signs of languages such as C++ and C# are no letters for PostgreSQL. */
const SIGNS: readonly (readonly [RegExp, string])[] = [[/\+\+$/, 'plusplus'], [/#$/, 'sharp']]

const wordsOf = (text: string) =>
  tokensOf(text).flatMap(({ word }) => {
    const plain = isUnspaced(word) ? word : SIGNS.reduce((known, [sign, name]) => known.replace(sign, name), word)
    // Folding may turn one letter into several words.
    return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  })
