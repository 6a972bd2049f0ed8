import { conceptsIn } from './concepts.ts'
import { normalized, tokensOf } from '#platform/rules/words.ts'

interface Terms {
  phrase: string
  concepts: ReadonlySet<string>
}

function termsOf(text: string): Terms {
  const tokens = tokensOf(text)
  return { phrase: normalized(tokens), concepts: new Set(conceptsIn(tokens.map(({ word }) => word)).map(({ concept }) => concept)) }
}

/** A function that tells whether a text mentions this topic, as whole words or by another name of it (`kNN` is `k-nearest neighbors`). */
export function mentions(topic: string): (text: MentionedText) => boolean {
  const { phrase, concepts } = termsOf(topic)
  if (phrase.trim() === '') return () => false
  return ({ terms }) => terms.phrase.includes(phrase) || [...concepts].some((concept) => terms.concepts.has(concept))
}

/** A text that was read once, to be matched with many topics. */
export interface MentionedText {
  terms: Terms
}

/** Reads a text for `mentions`. Parts are separated so that no topic spans two of them. */
export const readTopics = (parts: readonly string[]): MentionedText => ({ terms: termsOf(parts.join(' · · ')) })
