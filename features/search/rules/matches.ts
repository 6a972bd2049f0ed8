import { editDistance } from '#features/connections/rules/fuzzy-match.ts'
import { conceptsIn } from './concepts.ts'
import { allowsTypos } from './documents.ts'
import type { Term } from './typed-query.ts'

/** A word of the index that a typed word may mean. */
export interface KnownWord {
  typed: string
  id: number
  word: string
  /** About how many documents have it. */
  documents: number
  how: 'prefix' | 'typo' | 'concept'
}

/** A word that fulfils a term, with what it adds to the rank. */
export interface Match {
  id: number
  word: string
  bonus: number
  documents: number
}

export const BONUS = { exact: 16, singular: 12, prefix: 0, concept: 0, typo: -12 } as const
const MAX_MATCHES = 16

/** The number of typos that are tolerated: one up to six letters, two beyond, none in short words and in numbers. */
export const allowedTypos = (word: string): number => (!allowsTypos(word) ? 0 : word.length <= 6 ? 1 : 2)

/** The forms of a term to look up as words: itself and, in case it is a plural, its singular. */
export const formsOf = (word: string): string[] => (/^\p{L}{4,}s$/u.test(word) && !word.endsWith('ss') ? [word, word.slice(0, -1)] : [word])

/**
 * The words of the index that fulfil a term: itself, its singular, longer words that start with it, and its concepts. Typos are tolerated if
 * there are none of these, or with `allowTypos`.
 */
export function matchTerm(term: Term, known: readonly KnownWord[], allowTypos = false): Match[] {
  const own = known.filter(({ typed }) => typed === term.word)
  const concepts = known.filter(({ how, word }) => how === 'concept' && term.concepts.includes(word)).map((one) => match(one, BONUS.concept))
  const forms = own.filter(({ how }) => how === 'prefix').flatMap((one): Match[] => {
    if (one.word === term.word) return [match(one, BONUS.exact)]
    if (term.isExact) return []
    if (formsOf(term.word).includes(one.word)) return [match(one, BONUS.singular)]
    // 4 is not the beginning of 40.
    return one.word.startsWith(term.word) && !/^\p{N}+$/u.test(term.word) ? [match(one, BONUS.prefix)] : []
  })
  const isMistyped = !term.isExact && (allowTypos || forms.length + concepts.length === 0)
  const typos = isMistyped ? own.filter(({ how, word }) => how === 'typo' && isTypoOf(term.word, word)) : []
  const nearest = typos.toSorted((a, b) => editDistance(term.word, a.word) - editDistance(term.word, b.word) || b.documents - a.documents)
  const all = [...forms.toSorted((a, b) => b.bonus - a.bonus || b.documents - a.documents).slice(0, MAX_MATCHES / 2), ...concepts, ...nearest.map((one) => match(one, BONUS.typo))]
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at).slice(0, MAX_MATCHES)
}

const match = ({ id, word, documents }: KnownWord, bonus: number): Match => ({ id, word, bonus, documents })

/** The terms with the concepts of their corrected forms: `gradeint descent` means gradient descent, too. */
export function withCorrectedConcepts(terms: readonly Term[], matches: readonly Match[][]): Term[] {
  const corrected = terms.map(({ word }, at) => matches[at]![0]?.word ?? word)
  const mentions = conceptsIn(corrected)
  return terms.map((term, at) => {
    const more = mentions.filter(({ from, to }) => at >= from && at < to).map(({ concept }) => concept)
    return term.isExact ? term : { ...term, concepts: [...new Set([...term.concepts, ...more])] }
  })
}

/** Whether two words differ by no more typos than are tolerated; the beginning of a longer word will do from five letters on. */
export function isTypoOf(typed: string, word: string): boolean {
  const allowed = allowedTypos(typed)
  if (allowed === 0 || !allowsTypos(word)) return false
  if (editDistance(typed, word) <= allowed) return true
  return typed.length >= 5 && word.length > typed.length && editDistance(typed, word.slice(0, typed.length)) <= allowed
}
