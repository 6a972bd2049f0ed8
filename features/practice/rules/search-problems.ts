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

/** How well a problem matches. */
export interface SearchMatch {
  /** A smaller one is better. */
  rank: number
  /** The other name that was found instead of the title; null if the title or something else matches. */
  alias: string | null
}

interface Entry {
  id: string
  aliases: readonly string[]
  /** Title and tags in lower case, any part of which is found (specification, section 9). */
  plain: { title: string; tags: string[] }
  texts: Record<Field, string>
  aliasNames: Set<string>
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
   * The problems that match, by their ids. Every word of the query must be found. Statements are
   * searched only if no title, other name or tag matches, and words may have one typo if nothing is found at all.
   */
  search(query: string): ReadonlyMap<string, SearchMatch> {
    const part = query.trim().toLowerCase()
    const text = searchText(query)
    const found = this.#find(part, text)
    if (found.size > 0 || text === '') return found
    const corrections = text.split(' ').map((word) => (word.length < SHORTEST_WITH_SLIP ? [word] : this.#vocabulary.filter((known) => known.length >= SHORTEST_WITH_SLIP - 1 && isOneSlip(word, known))))
    const corrected = corrections.every((words) => words.length > 0) ? corrections.map((words) => words[0]!).join(' ') : ''
    return corrected === '' || corrected === text ? found : this.#find(corrected, corrected)
  }

  #find(part: string, text: string): Map<string, SearchMatch> {
    const named = this.#findIn(NAMES, part, text)
    return named.size > 0 ? named : this.#findIn(FIELDS, part, text)
  }

  #findIn(fields: readonly Field[], part: string, text: string): Map<string, SearchMatch> {
    const found = new Map<string, SearchMatch>()
    for (const entry of this.#entries) {
      const rank = rankOf(entry, fields, part, text)
      if (rank !== null) found.set(entry.id, { rank, alias: aliasOf(entry, text) })
    }
    return found
  }
}

/** Texts begin and end with a separator, so that whole words can be found. */
const separated = (texts: readonly string[]): string => `|${texts.map((text) => ` ${text} `).join('|')}|`

function entryOf({ id, title, aliases, tags, statement }: SearchedProblem): Entry {
  const names = [title, ...aliases].map(searchText)
  const texts = { title: separated(names.slice(0, 1)), alias: separated(names.slice(1)), tag: separated(tags.map(searchText)), statement: separated([searchText(statement)]) }
  return { id, aliases, plain: { title: title.toLowerCase(), tags: tags.map((tag) => tag.toLowerCase()) }, texts, aliasNames: new Set(names.slice(1)) }
}

function rankOf({ plain, texts, aliasNames }: Entry, fields: readonly Field[], part: string, text: string): number | null {
  if (text !== '') {
    const { title } = texts
    if (title === separated([text])) return 0
    // A title that has the whole words is better than another name that is the same: that name may belong to a related problem.
    if (title.startsWith(`| ${text} `)) return 1
    if (title.includes(` ${text} `)) return 2
    if (aliasNames.has(text)) return 3
    const phrase = fieldWith(texts, fields, text)
    if (phrase !== null) return 4 + phrase
    const words = text.split(' ').map((word) => fieldWith(texts, fields, word))
    if (words.length > 1 && words.every((field) => field !== null)) return 9 + Math.max(...words)
  }
  // Any part of a title or tag, even inside of a word.
  return plain.title.includes(part) ? 14 : plain.tags.some((tag) => tag.includes(part)) ? 15 : null
}

/** The other name that a query found: it has the query, or a word of it, which the title lacks. */
function aliasOf({ aliases, texts: { title } }: Entry, text: string): string | null {
  if (text === '' || title.includes(starting(text))) return null
  const missing = text.split(' ').filter((word) => !title.includes(starting(word)))
  const has = (part: string) => aliases.find((alias) => separated([searchText(alias)]).includes(starting(part)))
  return has(text) ?? missing.map(has).find((alias) => alias !== undefined) ?? null
}

/** How a phrase is found in a text: short ones as whole words, others as the beginning of words. */
const starting = (phrase: string): string => (phrase.length < SHORTEST_PART ? ` ${phrase} ` : ` ${phrase}`)

/** The position of the first field that has a phrase; null if none has. */
function fieldWith(texts: Record<Field, string>, fields: readonly Field[], phrase: string): number | null {
  const at = fields.findIndex((field) => texts[field].includes(starting(phrase)))
  return at === -1 ? null : at
}
