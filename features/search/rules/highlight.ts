import { conceptsIn } from './concepts.ts'
import { splitAt, type TextPart, type TextRange } from '#platform/rules/marked-text.ts'
import { joined, tokensOf, type Token } from '#platform/rules/words.ts'

/** The words and concepts of a text that are among these, each with its place. */
function matchesIn(text: string, words: ReadonlySet<string>): Token[] {
  const tokens = tokensOf(text)
  const matches = tokens.filter(({ word }) => words.has(word))
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const compound = next === undefined ? null : joined(text, token, next)
    if (compound !== null && words.has(compound)) matches.push({ word: compound, start: token.start, end: next!.end })
  }
  for (const { concept, from, to } of conceptsIn(tokens.map(({ word }) => word))) {
    if (words.has(concept)) matches.push({ word: concept, start: tokens[from]!.start, end: tokens[to - 1]!.end })
  }
  return matches
}

/** Those of the words and concepts that occur in one of the texts. */
export function wordsIn(texts: readonly string[], words: readonly string[]): string[] {
  const wanted = new Set(words)
  const present = new Set(texts.flatMap((text) => matchesIn(text, wanted).map(({ word }) => word)))
  return [...wanted].filter((word) => present.has(word))
}

/** The places of a text where one of the words or concepts stands, in order and without overlaps. */
function rangesOf(text: string, words: ReadonlySet<string>): TextRange[] {
  const merged: TextRange[] = []
  for (const { start, end } of matchesIn(text, words).toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

/** Splits a text at the places that match. */
export const highlight = (text: string, words: readonly string[]): TextPart[] => splitAt(text, rangesOf(text, new Set(words)))

const BEFORE = 60
const SNIPPET_LENGTH = 180

/** The part of a text with the most different matches close together, or its beginning; in one line, cut between words. */
export function snippetOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const ranges = rangesOf(line, new Set(words))
  const startsAt = ranges.map(({ start }) => Math.max(0, start - BEFORE))
  const worth = (from: number) => new Set(ranges.filter(({ start, end }) => start >= from && end <= from + SNIPPET_LENGTH).map(({ start, end }) => line.slice(start, end).toLowerCase())).size
  const best = startsAt.slice(0, 50).reduce((best, from) => (worth(from) > worth(best) ? from : best), startsAt[0] ?? 0)
  const from = best === 0 ? 0 : line.indexOf(' ', best) + 1 || best
  const end = from + SNIPPET_LENGTH >= line.length ? line.length : Math.max(from + SNIPPET_LENGTH / 2, line.lastIndexOf(' ', from + SNIPPET_LENGTH))
  // A surrogate pair is not cut in two.
  const part = line.slice(from, end).replace(/[\uD800-\uDBFF]$/, '')
  return `${from > 0 ? '… ' : ''}${part}${end < line.length ? ' …' : ''}`
}
