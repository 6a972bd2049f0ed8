import { isOneSlip, searchText } from './search-text.ts'

/** What is searched of a problem. */
export interface SearchedProblem {
  id: string
  title: string
  aliases: readonly string[]
  tags: readonly string[]
  statement: string
}

/** Where a problem was found; the first is the best. */
const FIELDS = ['title', 'alias', 'tag', 'statement'] as const
type Field = (typeof FIELDS)[number]
const NAMES = FIELDS.slice(0, 3)

/** Shorter words have to match whole words. */
const SHORTEST_PART = 4
const SHORTEST_WITH_SLIP = 5

interface Entry {
  id: string
  /** Title and tags in lower case, any part of which is found (specification, section 9). */
  plain: { title: string; tags: string[] }
  texts: Record<Field, string>
  names: Set<string>
}

/** The texts of problems, prepared for searching. */
export class ProblemIndex {
  readonly #entries: Entry[]
  /** The words of titles, aliases and tags, for typos. */
  readonly #vocabulary: string[]

  constructor(problems: readonly SearchedProblem[]) {
    this.#entries = problems.map(entryOf)
    this.#vocabulary = [...new Set(this.#entries.flatMap(({ texts }) => `${texts.title}${texts.alias}${texts.tag}`.split(/[ |]+/)))]
  }

  /**
   * The ids of the problems that match, each with its rank; a smaller one is better. Every word of the query must be found. Statements are
   * searched only if no title, other name or tag matches, and words may have one typo if nothing is found at all.
   */
  search(query: string): ReadonlyMap<string, number> {
    const part = query.trim().toLowerCase()
    const text = searchText(query)
    const found = this.#find(part, text)
    if (found.size > 0 || text === '') return found
    const corrections = text.split(' ').map((word) => (word.length < SHORTEST_WITH_SLIP ? [word] : this.#vocabulary.filter((known) => known.length >= SHORTEST_WITH_SLIP - 1 && isOneSlip(word, known))))
    const corrected = corrections.every((words) => words.length > 0) ? corrections.map((words) => words[0]!).join(' ') : ''
    return corrected === '' || corrected === text ? found : this.#find(corrected, corrected)
  }

  #find(part: string, text: string): Map<string, number> {
    const named = this.#findIn(NAMES, part, text)
    return named.size > 0 ? named : this.#findIn(FIELDS, part, text)
  }

  #findIn(fields: readonly Field[], part: string, text: string): Map<string, number> {
    const found = new Map<string, number>()
    for (const entry of this.#entries) {
      const rank = rankOf(entry, fields, part, text)
      if (rank !== null) found.set(entry.id, rank)
    }
    return found
  }
}

/** Texts begin and end with a separator, so that whole words can be found. */
const separated = (texts: readonly string[]): string => `|${texts.map((text) => ` ${text} `).join('|')}|`

function entryOf({ id, title, aliases, tags, statement }: SearchedProblem): Entry {
  const names = [title, ...aliases].map(searchText)
  const texts = { title: separated(names.slice(0, 1)), alias: separated(names.slice(1)), tag: separated(tags.map(searchText)), statement: separated([searchText(statement)]) }
  return { id, plain: { title: title.toLowerCase(), tags: tags.map((tag) => tag.toLowerCase()) }, texts, names: new Set(names) }
}

function rankOf({ plain, texts, names }: Entry, fields: readonly Field[], part: string, text: string): number | null {
  if (text !== '') {
    if (names.has(text)) return 0
    const phrase = fieldWith(texts, fields, text)
    if (phrase !== null) return 1 + phrase
    const words = text.split(' ').map((word) => fieldWith(texts, fields, word))
    if (words.length > 1 && words.every((field) => field !== null)) return 6 + Math.max(...words)
  }
  // Any part of a title or tag, even inside of a word.
  return plain.title.includes(part) ? 11 : plain.tags.some((tag) => tag.includes(part)) ? 12 : null
}

/** The position of the first field that has a phrase; null if none has. Short phrases have to be whole words, others the beginning of words. */
function fieldWith(texts: Record<Field, string>, fields: readonly Field[], phrase: string): number | null {
  const wanted = phrase.length < SHORTEST_PART ? ` ${phrase} ` : ` ${phrase}`
  const at = fields.findIndex((field) => texts[field].includes(wanted))
  return at === -1 ? null : at
}
