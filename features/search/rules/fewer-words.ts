import { STOP_WORDS } from '#platform/rules/words.ts'
import type { Term, TypedQuery } from './typed-query.ts'

/** Words of questions that say nothing about their subject, besides the stop words. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    'actually against basics become best better between calculate choose chose compare compute correct create decide difference differences different difficult doing done each easily easy ' +
    'example examples explain explained explaining explains explanation find fix general get gets getting give good guide happen happens help idea implement important improve instead intro ' +
    'introduction intuition intuitively kind know learn like make makes making meaning need please possible prevent problem properly purpose really reason right same say see show simple ' +
    'simply solve start stop take tell thing things too try tutorial understand understanding use used useful uses using versus very vs want way ways when whether while without work works write writing wrong'
  ).split(' '),
)

/** With fewer results than this, a question is searched without its question words, too. */
export const FEW_RESULTS = 5
const MIN_QUESTION_WORDS = 4

const withTerms = (terms: readonly Term[]): TypedQuery => ({ terms, phrases: [], key: terms.map(({ word }) => word).join(' ') })

/** Whether fewer words may be searched: not for a query with quotes, with one word, or of stop words only. */
const mayHaveFewer = ({ terms, phrases }: TypedQuery): boolean => phrases.length === 0 && terms.length > 1 && !terms.every(({ word }) => STOP_WORDS.has(word))

/** Whether a query reads like a question rather than like a few keywords. */
export const isQuestion = ({ key }: TypedQuery): boolean => key.split(' ').length >= MIN_QUESTION_WORDS

/** A query without the words that only make it a question; null if there are none, or nothing else. */
export function withoutQuestionWords(query: TypedQuery): TypedQuery | null {
  if (!mayHaveFewer(query)) return null
  const subject = query.terms.filter(({ word }) => !QUESTION_WORDS.has(word))
  return subject.length === 0 || subject.length === query.terms.length ? null : withTerms(subject)
}

/** Each word of a query as a query of its own; none if fewer words may not be searched. */
export const singleWords = (query: TypedQuery): TypedQuery[] => (mayHaveFewer(query) ? query.terms.map((term) => withTerms([term])) : [])

/** What was found for one word: the score of each thing, by its kind and id. */
export interface FoundForWord {
  query: TypedQuery
  scores: ReadonlyMap<string, number>
}

// As many things as an index of a small site has.
const ALL_THINGS = 1_000

/** What a word counts: the rarer it is among what was found, the more. */
const rarityOf = ({ scores }: FoundForWord): number => Math.log2(1 + ALL_THINGS / Math.max(1, scores.size))

/**
 * The most useful words of a query: those of the thing that is best by all of them together, where rare words and titles count most. Null if
 * nothing has any of them.
 */
export function mostUseful(words: readonly FoundForWord[]): TypedQuery | null {
  const totals = new Map<string, number>()
  for (const word of words) for (const [thing, score] of word.scores) totals.set(thing, (totals.get(thing) ?? 0) + score ** 2 * rarityOf(word))
  const best = [...totals].reduce<[string, number] | null>((most, one) => (most === null || one[1] > most[1] ? one : most), null)
  return best === null ? null : withTerms(words.filter(({ scores }) => scores.has(best[0])).flatMap(({ query }) => query.terms))
}
