import { conceptsIn } from './concepts.ts'
import { isUnspaced, hasDigit, joined, STOP_WORDS, tokensOf } from '#platform/rules/words.ts'

/** Increase it when words, synonyms or weights change: the next start rebuilds the index. */
export const INDEX_VERSION = 6

/** Who may find a document: everybody, members, one person, or people with a right. */
export type Readers = 'everybody' | readonly ('member' | `person:${string}` | `right:${string}`)[]

/** A thing that can be found. */
export interface SearchDocument {
  id: string
  title: string
  /** Plain text. */
  text: string
  /** Other words by which it is found; they are not shown. */
  keywords?: string
  /** The path of its page. */
  path: string
  /** Whose it is: it is not found by people who blocked them, and by nobody while they are suspended. */
  ownerId?: string
  readers: Readers
  /** How many people liked, follow or solved it. */
  popularity: number
  /** Newer things come before older ones that match as well; null where age says nothing. */
  changedAt: Date | null
}

export const MAX_TEXT = 50_000
const MAX_WORDS = 1_500

/** What a word is worth by its place. A concept is worth less than any exact word beside it. */
export const WEIGHTS = { title: 64, keywords: 44, conceptInTitle: 40, text: 32, conceptInText: 20 } as const

/** The words of a document with what each is worth. */
export function wordsOf({ title, text, keywords = '' }: Pick<SearchDocument, 'title' | 'text' | 'keywords'>): Map<string, number> {
  const words = new Map<string, number>()
  const add = (word: string, weight: number) => {
    const before = words.get(word)
    if (before === undefined ? words.size < MAX_WORDS : before < weight) words.set(word, weight)
  }
  const addAll = (part: string, weight: number, conceptWeight: number, withStopWords: boolean) => {
    const tokens = tokensOf(part)
    for (const { concept } of conceptsIn(tokens.map(({ word }) => word))) add(concept, conceptWeight)
    for (const [at, { word }] of tokens.entries()) {
      if (withStopWords || !STOP_WORDS.has(word)) add(word, weight)
      const compound = at + 1 < tokens.length ? joined(part, tokens[at]!, tokens[at + 1]!) : null
      if (compound !== null) add(compound, weight)
    }
  }
  addAll(title, WEIGHTS.title, WEIGHTS.conceptInTitle, true)
  addAll(keywords, WEIGHTS.keywords, WEIGHTS.conceptInTitle, false)
  addAll(text.slice(0, MAX_TEXT), WEIGHTS.text, WEIGHTS.conceptInText, false)
  return words
}

const YEAR_MS = 365.25 * 86_400_000
// The start of 2020.
const FIRST_YEAR = 1_577_836_800_000

/** What popularity (by magnitude) and age add to every word: at most 8, so that they decide among things that match equally well. */
export function qualityOf({ popularity, changedAt }: Pick<SearchDocument, 'popularity' | 'changedAt'>): number {
  const magnitude = Math.min(5, Math.floor(Math.log2(Math.max(0, popularity) + 1)) / 2)
  const years = changedAt === null ? 0 : (changedAt.getTime() - FIRST_YEAR) / YEAR_MS
  return magnitude + Math.min(3, Math.max(0, Math.round(years * 10) / 40))
}

/** The folded words of a title, to compare it with what was typed. */
export const titleKey = (title: string): string => tokensOf(title).map(({ word }) => word).join(' ').slice(0, 200)

/** Whether typos in a word are tolerated: not in short ones, in numbers (GPT-4 is not GPT-5), or in pairs of characters. */
export const allowsTypos = (word: string): boolean => word.length >= 4 && !hasDigit(word) && !isUnspaced(word) && !word.startsWith('~')

// Typos after the first letters don't matter.
const COMPARED = 8

/** A word with none, one or, for long words, two of its first eight letters left out. */
export function deletionsOf(word: string): string[] {
  if (!allowsTypos(word)) return []
  const first = [...word].slice(0, COMPARED).join('')
  const once = withoutOne(first)
  return [...new Set([first, ...once, ...(word.length >= 7 ? once.flatMap(withoutOne) : [])])]
}

const withoutOne = (word: string): string[] => [...word].map((_, at, letters) => letters.toSpliced(at, 1).join(''))
