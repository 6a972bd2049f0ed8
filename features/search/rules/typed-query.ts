import { conceptsIn } from './concepts.ts'
import { joined, STOP_WORDS, tokensOf, normalized, isUnspaced, type Token } from '#platform/rules/words.ts'

export const MAX_QUERY = 200
const MAX_TERMS = 8

/** One word that a result must have. */
export interface Term {
  word: string
  /** In quotes: neither a longer word nor a typo will do. */
  isExact: boolean
  /** Concepts that do as well. */
  concepts: readonly string[]
}

/** What somebody typed. */
export interface TypedQuery {
  terms: readonly Term[]
  /** Exact phrases, as parts of a normalized text. */
  phrases: readonly string[]
  /** The folded words, to compare with titles. */
  key: string
}

// Quotes of keyboards and of word processors. A quote without a partner is ignored.
const QUOTED = /["“”„«]([^"“”„«»]*)["“”»]/g

const charactersOf = (text: string): string[] => [...text.replace(/\p{Cc}/gu, ' ').trim()]

/** Whether a query has more characters than are searched. */
export const isTooLong = (text: string): boolean => charactersOf(text).length > MAX_QUERY

/** Cuts a query to its longest length, without control characters. */
export const cleanQuery = (text: string): string => charactersOf(text).slice(0, MAX_QUERY).join('').trimEnd()

/** Reads a query. There are no operators: signs between words mean nothing. */
export function readQuery(text: string): TypedQuery {
  const quoted = [...text.matchAll(QUOTED)].map(([, inside]) => tokensOf(inside!)).filter((tokens) => tokens.length > 0)
  const free = text.replace(QUOTED, ' \n ')
  const phrases = [...quoted, ...runsOf(tokensOf(free))].map(normalized)
  const terms = [...quoted.flatMap((tokens) => termsOf('', tokens, true)), ...termsOf(free, tokensOf(free), false)]
  return { terms: significant(terms).slice(0, MAX_TERMS), phrases: phrases.slice(0, MAX_TERMS), key: tokensOf(text).map(({ word }) => word).join(' ') }
}

function termsOf(text: string, tokens: readonly Token[], isExact: boolean): Term[] {
  const mentions = isExact ? [] : conceptsIn(tokens.map(({ word }) => word))
  const conceptsAt = (at: number) => mentions.filter(({ from, to }) => at >= from && at < to).map(({ concept }) => concept)
  const terms: Term[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1]]
    const named = mentions.find(({ from, to }) => from === at && to > at + 1 && tokens.slice(from, to).some(isLetter))
    // A letter belongs to its name: the 'means' of 'k-means' or 'k means' is not that of another text.
    if (named !== undefined) {
      const word = tokens.slice(named.from, named.to).map((part) => part.word).join('')
      terms.push({ word, isExact: false, concepts: [named.concept] })
      at = named.to - 1
      continue
    }
    const compound = isExact || next === undefined || !/\p{N}/u.test(next.word) ? null : joined(text, token, next)
    // A number belongs to its name: `gpt-4` is not a text with `gpt` and some 4.
    if (compound !== null) {
      terms.push({ word: compound, isExact: false, concepts: [] })
      at++
    } else terms.push({ word: token.word, isExact, concepts: conceptsAt(at) })
  }
  return terms
}

const isLetter = ({ word }: Token) => /^\p{Script=Latin}$/u.test(word)

/** Three or more characters without spaces are read in their order. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (!isUnspaced(token.word)) continue
    if (before !== undefined && isUnspaced(before.word) && token.start < before.end) runs.at(-1)!.push(token)
    else runs.push([token])
  }
  return runs.filter((run) => run.length > 1)
}

/** Without stop words, unless there is nothing else; each word once. */
function significant(terms: readonly Term[]): Term[] {
  const large = terms.filter(({ word }) => !STOP_WORDS.has(word))
  const used = large.length > 0 ? large : terms
  return used.filter(({ word }, at) => used.findIndex((other) => other.word === word) === at)
}
