import { STOP_WORDS } from '#platform/rules/words.ts'
import type { Term, TypedQuery } from './typed-query.ts'

/** How many queries with fewer words are tried at most. */
export const MAX_FEWER = 12
const MIN_FOR_PAIRS = 4

const withTerms = (terms: readonly Term[]): TypedQuery => ({ terms, phrases: [], key: terms.map(({ word }) => word).join(' ') })

/**
 * The queries to try if nothing has all words of one, level by level: without one of the words, then two words that stand together. None for a
 * query with quotes, with one word, or of stop words only.
 */
export function fewerWords({ terms, phrases }: TypedQuery): TypedQuery[][] {
  if (phrases.length > 0 || terms.length < 2 || terms.every(({ word }) => STOP_WORDS.has(word))) return []
  const oneLess = terms.map((_, at) => withTerms(terms.toSpliced(at, 1)))
  const pairs = terms.length < MIN_FOR_PAIRS ? [] : terms.slice(1).map((term, at) => withTerms([terms[at]!, term]))
  return [oneLess, pairs.slice(0, MAX_FEWER - oneLess.length)].filter((level) => level.length > 0)
}
