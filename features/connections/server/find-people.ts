import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_FOUND, PEOPLE_PAGE } from '../rules/people.ts'
import type { PeopleInput } from '../rules/people-inputs.ts'
import { matchWords, allowedTypos, significantWords, type KnownWord, type WordMatch } from '../rules/fuzzy-match.ts'
import { correctedText, foundFirst } from '../rules/found-words.ts'
import { stemOf } from '../rules/stem.ts'
import { withoutBlocked } from './blocked-ids.ts'
import { listPeople, peopleByAllWords, peopleByWords, SCAN_SIZES, wordsWithPrefix, wordsWithTypos, type FoundPersonRow } from './people.queries.ts'

/** One page of people, and the cursor of the next one. */
export interface PeopleResults {
  items: FoundPersonRow[]
  next: string | null
  /** The words that the search found, folded. */
  words: readonly string[]
  /** The text of the search without its typing errors, null without any. */
  corrected: string | null
}

/** The people whom a search found, the best first. */
interface Search {
  rows: FoundPersonRow[]
  words: string[]
  corrected: string | null
}

const NOBODY: Search = { rows: [], words: [], corrected: null }

// The typed words without stop words.
const MAX_READ_WORDS = 12

interface PageKey {
  after: Parameters<typeof listPeople>[1]
  first: number
}

interface Reads {
  /** Pages of all people, by their cursor as JSON. */
  pages: (key: string) => Promise<FoundPersonRow[] | null>
  searches: (q: string) => Promise<Search | null>
}

const readsOf = new WeakMap<Database, Reads>()

/** Public data is read once for all simultaneous requests; a slow search does not delay the pages. */
function reads({ database }: Context): Reads {
  let known = readsOf.get(database)
  if (known === undefined) {
    const page = (key: string) => {
      const { after, first } = JSON.parse(key) as PageKey
      return listPeople(database, after, first + 1)
    }
    known = {
      pages: batchLoader((keys) => new Map(keys.map((key) => [key, page(key)]))),
      searches: batchLoader((texts) => new Map(texts.map((q) => [q, searchPeople(database, q)]))),
    }
    readsOf.set(database, known)
  }
  return known
}

/** Returns all people, most followers first, or those whose name, headline, skills or location match a search. */
export async function findPeople(context: Context, question: PeopleInput): Promise<PeopleResults> {
  const { q, first } = question
  const after = readCursor(question.after)
  if (q === null) {
    const rows = (await reads(context).pages(JSON.stringify({ after, first } satisfies PageKey))) ?? []
    return pageOf(context, rows, first)
  }
  await rateLimit(context, 'search.address', context.caller.network)
  const { rows, words, corrected } = (await reads(context).searches(q)) ?? NOBODY
  const rest = after === null ? rows : rows.filter(({ key, id }) => key < after.key || (key === after.key && id < after.id))
  return { ...(await pageOf(context, rest.slice(0, first + 1), first)), words, corrected }
}

/** Cuts the rows to one page without people hidden by a block. */
export async function pageOf(context: Context, rows: readonly FoundPersonRow[], first: number): Promise<PeopleResults> {
  const items = rows.slice(0, first)
  const last = items.at(-1)
  const next = rows.length > first && last !== undefined ? cursorOf({ key: last.key, id: last.id }) : null
  return { items: await withoutBlocked(context, items, ({ id }) => id), next, words: [], corrected: null }
}

/** Tries prefixes and words with the same stem first, then typos for words without a match, then typos for every word. */
async function searchPeople(database: Database, q: string): Promise<Search> {
  const { typed: all, known: prefixed } = await wordsWithPrefix(database, q, MAX_READ_WORDS)
  const typed = significantWords(all)
  const known = [...prefixed, ...(await relatives(database, typed))]
  const unknown = typed.filter((word) => known.every((one) => one.typed !== word))
  const some = await withTypos(database, known, unknown)
  const found = await search(database, q, matchWords(typed, some))
  if (found.rows.length > 0 || unknown.length === typed.length) return found
  const rest = typed.filter((word) => !unknown.includes(word))
  return search(database, q, matchWords(typed, await withTypos(database, some, rest), true))
}

async function search(database: Database, q: string, matches: WordMatch[]): Promise<Search> {
  const found = await peopleMatching(database, matches)
  const best = found[0]
  if (best === undefined) return NOBODY
  const words = [...new Set(matches.flatMap((match) => match.words))]
  const rows = found.map((row) => ({ ...row, skills: foundFirst(row.skills, words) }))
  return { rows, words, corrected: correctedText(q, matches, best) }
}

/** The known words with the stems of typed words: a statistician for `statistics`. */
async function relatives(database: Database, typed: readonly string[]): Promise<KnownWord[]> {
  const stems = new Map(typed.flatMap((word) => (stemOf(word) === word ? [] : [[stemOf(word), word]])))
  if (stems.size === 0) return []
  const { known } = await wordsWithPrefix(database, [...stems.keys()].join(' '), stems.size)
  return known.flatMap((found) => {
    const word = stems.get(found.typed)
    return word === undefined ? [] : [{ ...found, typed: word }]
  })
}

async function withTypos(database: Database, known: readonly KnownWord[], typed: readonly string[]): Promise<KnownWord[]> {
  const longWords = typed.filter((word) => allowedTypos(word.length) > 0)
  return longWords.length === 0 ? [...known] : [...known, ...(await wordsWithTypos(database, longWords))]
}

async function peopleMatching(database: Database, matches: WordMatch[]): Promise<FoundPersonRow[]> {
  if (matches.length === 0 || matches.some(({ words }) => words.length === 0)) return []
  const rarestFirst = matches.toSorted((a, b) => a.people - b.people)
  for (const [walk, walked] of SCAN_SIZES.entries()) {
    const found = await peopleByWords(database, rarestFirst, MAX_FOUND, walk)
    if (found.length >= PEOPLE_PAGE || matches.length === 1 || rarestFirst[0]!.people <= walked) return found
    // Even the next scan size would not fill the page.
    if (found.length * 16 < PEOPLE_PAGE) break
  }
  return peopleByAllWords(database, rarestFirst, MAX_FOUND)
}
