import { tokensOf } from '#platform/rules/words.ts'
import { isTypoOf } from './matches.ts'

/**
 * A typed text with the words of what was found in place of its typing errors; null if it has none. `texts` are of the best result, `matched` are the
 * words of the index that the typed ones may mean.
 */
export function correctedQuery(typed: string, texts: readonly string[], matched: readonly string[]): string | null {
  const said = texts.flatMap((text) => tokensOf(text).map(({ word, start, end }) => ({ word, text: text.slice(start, end) })))
  const corrections = tokensOf(typed).flatMap(({ word, start, end }) => {
    if (said.some((one) => one.word.startsWith(word))) return []
    const meant = said.find((one) => matched.includes(one.word) && isTypoOf(word, one.word))
    return meant === undefined ? [] : [{ start, end, text: meant.text.toLowerCase() }]
  })
  if (corrections.length === 0) return null
  return corrections.reduceRight((text, { start, end, text: word }) => text.slice(0, start) + word + text.slice(end), typed)
}
