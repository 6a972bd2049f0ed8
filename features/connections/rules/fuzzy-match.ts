/** A known word that matches a typed one: it starts with it, or differs by a few typos. */
export interface KnownWord {
  typed: string
  word: string
  /** The approximate number of people with this word. */
  people: number
  how: 'prefix' | 'typo'
}

/** A typed word and the known words that it may mean. */
export interface WordMatch {
  typed: string
  words: string[]
  people: number
}

export const MAX_TYPED_WORDS = 5
const MAX_MATCHES = 16
// These words are in nearly every headline, so a search for them means the words around them.
const SMALL_WORDS = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Returns the typed words that a search uses: without stop words unless there is nothing else, and at most five. */
export function significantWords(typed: readonly string[]): string[] {
  const large = typed.filter((word) => !SMALL_WORDS.has(word))
  return (large.length > 0 ? large : [...typed]).slice(0, MAX_TYPED_WORDS)
}

/** The number of typos allowed in a word of this length: none in short ones, two in long ones. */
export const allowedTypos = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Returns the known words that match each typed word: those that start with it, most frequent first. If there are none (or with `allowTypos`, in
 * addition) those that differ by typos. A word without a match gets an empty list.
 */
export function matchWords(typed: readonly string[], known: readonly KnownWord[], allowTypos = false): WordMatch[] {
  return typed.map((one) => {
    const mine = known.filter((word) => word.typed === one)
    const prefixMatches = mine.filter(({ how }) => how === 'prefix').sort(byCommonness(one))
    const typos = mine.filter(({ word, how }) => how === 'typo' && word !== one && isTypoOf(one, word)).sort(byDistance(one))
    const meant = allowTypos || prefixMatches.length === 0 ? [...prefixMatches.slice(0, MAX_MATCHES / 2), ...typos] : prefixMatches
    const words = meant.slice(0, MAX_MATCHES)
    return { typed: one, words: [...new Set(words.map(({ word }) => word))], people: words.reduce((sum, { people }) => sum + people, 0) }
  })
}

const byCommonness = (typed: string) => (a: KnownWord, b: KnownWord) =>
  Number(b.word === typed) - Number(a.word === typed) || b.people - a.people

const byDistance = (typed: string) => (a: KnownWord, b: KnownWord) =>
  editDistance(typed, a.word) - editDistance(typed, b.word) || b.people - a.people

/** Whether two words differ by no more typos than their length allows; a prefix of a long word is enough. */
export function isTypoOf(typed: string, word: string): boolean {
  const allowed = allowedTypos(typed.length)
  return editDistance(typed, word) <= allowed || (word.length > typed.length && typed.length >= 5 && editDistance(typed, word.slice(0, typed.length)) <= allowed)
}

/** The number of missing, added, replaced or swapped letters between two words. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length]!
}
