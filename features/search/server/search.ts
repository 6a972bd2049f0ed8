import { roleLabel } from '#features/people/rules/public-user.ts'
import type { Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { snippetOf, wordsIn } from '../rules/highlight.ts'
import { MAX_LIVE_RESULTS, MAX_RESULTS, MIN_LIVE_LENGTH, SUGGESTIONS_PER_KIND } from '../rules/limits.ts'
import type { SearchInput } from '../rules/search-inputs.ts'
import { NO_WORDS, ONLY_STOP_WORDS } from '../rules/texts.ts'
import { WEIGHTS } from '../rules/documents.ts'
import { FEW_RESULTS, isQuestion, mostUseful, singleWords, withoutQuestionWords, type FoundForWord } from '../rules/fewer-words.ts'
import { readQuery, type TypedQuery } from '../rules/typed-query.ts'
import { STOP_WORDS } from '#platform/rules/words.ts'
import { findLive, NO_LIVE_THINGS, type Hit } from './find-live.ts'
import { findThings } from './find-things.ts'
import { loadShown, type FoundRow } from './find.queries.ts'
import { indexedKinds, kindsOf } from './search-kinds.ts'

export interface KindCount {
  kind: string
  label: string
  /** The name of one of them. */
  single: string
  count: number
  /** There are more than can be shown. */
  isCapped: boolean
}

export interface SearchResults {
  items: Hit[]
  total: number
  isCapped: boolean
  kinds: KindCount[]
  next: string | null
  matched: string[]
  /** The words that were searched instead, because nothing has all of the typed ones; null if they were. */
  searchedFor: string | null
  /** Why nothing was searched, or what to change; null if there is nothing to say. */
  message: string | null
  /** The viewer as browsers name them, by id and role; null for visitors. */
  viewerKey: string | null
  /** False: some things could not be searched. */
  isComplete: boolean
}

/** Searches everything that the viewer may see, or one kind of it. The counts are those of all kinds. */
export async function search(context: Context, { q, kind, after, first }: SearchInput): Promise<SearchResults> {
  const query = readQuery(q)
  const viewerKey = context.viewer === null ? null : `${context.viewer.id} ${roleLabel(context.viewer.activeRole)}`
  if (query.terms.length === 0) return { ...NO_RESULTS, message: q === '' ? null : NO_WORDS, viewerKey }
  await rateLimit(context, 'search.address', context.caller.network)
  const enough = after + 2 * first
  const complete = await findAll(context, q, query, enough)
  const fewer = complete.isComplete ? await findWithFewerWords(context, query, complete, enough) : null
  const { present, live, matched, kinds, isComplete } = fewer ?? complete
  const own = kind === null ? present : present.filter((row) => row.kind === kind)
  const found: (FoundRow | Hit)[] = [...own, ...[...live].filter(([name]) => kind === null || name === kind).flatMap(([, things]) => things)]
  const page = found.slice(after, after + first)
  const hits = await withTexts(context, page, true)
  const words = wordsOf(fewer?.query ?? query, matched, hits, live)
  return {
    items: hits.map((hit) => ({ ...hit, snippet: snippetOf(hit.text, words) })),
    total: found.length,
    isCapped: kinds.some((one) => one.isCapped && (kind === null || one.kind === kind)),
    kinds,
    next: after + first < found.length ? String(after + first) : null,
    matched: words,
    searchedFor: fewer?.query.key ?? null,
    message: kinds.length === 0 && query.terms.every(({ word }) => STOP_WORDS.has(word)) ? ONLY_STOP_WORDS : null,
    viewerKey,
    isComplete,
  }
}

interface Found {
  query: TypedQuery
  /** What was found in the index and is still there, the best first. */
  present: FoundRow[]
  live: ReadonlyMap<string, readonly Hit[]>
  matched: readonly string[]
  kinds: KindCount[]
  isComplete: boolean
}

/** Everything that the viewer may see and that has all words of a query. */
async function findAll(context: Context, q: string, query: TypedQuery, enough: number): Promise<Found> {
  const [{ rows, matched, partialFrom }, { things: live, isComplete }] = await Promise.all([
    findThings(context, query, { kinds: indexedNames(context), max: MAX_RESULTS, enough }),
    findLive(context, q, query, MAX_LIVE_RESULTS),
  ])
  const present = await stillThere(context, rows)
  const kinds = kindsOf(context).flatMap(([name, { label, single }]): KindCount[] => {
    const count = present.filter((row) => row.kind === name).length + (live.get(name)?.length ?? 0)
    return count === 0 ? [] : [{ kind: name, label, single, count, isCapped: live.has(name) ? count >= MAX_LIVE_RESULTS : count >= MAX_RESULTS || count >= partialFrom }]
  })
  return { query, present, live, matched, kinds, isComplete }
}

/**
 * The results of a query with fewer words, if nothing has all of them or, for a question, little has: first without the words that only make it
 * a question, then of the most useful words. Null if none finds more. Only what the viewer may see decides, so that the words that are left out
 * tell nothing about the index.
 */
async function findWithFewerWords(context: Context, query: TypedQuery, complete: Found, enough: number): Promise<Found | null> {
  const few = countOf(complete)
  if (few > 0 && (few >= FEW_RESULTS || !isQuestion(query))) return null
  const subject = withoutQuestionWords(query)
  if (subject !== null) {
    const found = await findAll(context, subject.key, subject, enough)
    if (countOf(found) > few) return found
  }
  if (few > 0) return null
  const words: FoundForWord[] = []
  for (const word of singleWords(subject ?? query)) words.push({ query: word, scores: scoresOf(await findAll(context, word.key, word, enough)) })
  const useful = mostUseful(words)
  return useful === null ? null : findAll(context, useful.key, useful, enough)
}

// What a feature finds itself has no score: as much as a word of a text.
const scoresOf = ({ present, live }: Found): Map<string, number> =>
  new Map([...present.map(({ kind, thing_id, score }) => [`${kind} ${thing_id}`, score] as const), ...[...live.values()].flat().map(({ kind, id }) => [`${kind} ${id}`, WEIGHTS.text] as const)])

const countOf = ({ kinds }: Found) => kinds.reduce((sum, { count }) => sum + count, 0)

const NO_RESULTS = { items: [], total: 0, isCapped: false, kinds: [], next: null, matched: [], searchedFor: null, isComplete: true } satisfies Partial<SearchResults>

const indexedNames = (context: Context) => indexedKinds(context).map(([name]) => name)

export interface SuggestionGroup {
  kind: string
  label: string
  items: Hit[]
}

// Take the place of what was unpublished or deleted a moment ago.
const SPARE = 3

interface Suggestions {
  groups: SuggestionGroup[]
  matched: string[]
}

/** A few things of each kind for what somebody is typing, the kind of the best one first. If nothing has all words of a question, its subject is searched. */
export async function suggest(context: Context, q: string): Promise<Suggestions> {
  const query: TypedQuery = readQuery(q)
  if (query.terms.length === 0) return { groups: [], matched: [] }
  await rateLimit(context, 'search.suggest', context.viewer?.id ?? context.caller.network)
  const found = await suggestFor(context, q, query)
  const subject = found.groups.length === 0 ? withoutQuestionWords(query) : null
  return subject === null ? found : suggestFor(context, subject.key, subject)
}

async function suggestFor(context: Context, q: string, query: TypedQuery): Promise<Suggestions> {
  const [{ rows, matched }, { things: live }] = await Promise.all([
    findThings(context, query, { kinds: indexedNames(context), max: SUGGESTIONS_PER_KIND + SPARE, enough: SUGGESTIONS_PER_KIND }),
    [...q].length < MIN_LIVE_LENGTH ? NO_LIVE_THINGS : findLive(context, q, query, SUGGESTIONS_PER_KIND),
  ])
  const hits = await withTexts(context, await stillThere(context, rows), false)
  const best = (kind: string) => (hits.findIndex((hit) => hit.kind === kind) + hits.length + 1) % (hits.length + 1)
  const groups = kindsOf(context)
    .map(([kind, { label }]) => ({ kind, label, items: [...hits.filter((hit) => hit.kind === kind), ...(live.get(kind) ?? [])].slice(0, SUGGESTIONS_PER_KIND) }))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => best(one.kind) - best(other.kind))
  return { groups, matched: wordsOf(query, matched, groups.flatMap(({ items }) => items), live) }
}

/**
 * The words to highlight: those that were typed and those of the index that stand in what was found there. Other words of the index may be of
 * documents that the viewer must not know of.
 */
function wordsOf(query: TypedQuery, matched: readonly string[], hits: readonly Hit[], live: ReadonlyMap<string, unknown>): string[] {
  const textsOf = (some: readonly Hit[]) => some.flatMap(({ title, text }) => [title, text])
  const typed = query.terms.map(({ word }) => word)
  return [...new Set([...wordsIn(textsOf(hits.filter(({ kind }) => !live.has(kind))), matched), ...wordsIn(textsOf(hits), typed)])]
}

/** Without what was unpublished or deleted a moment ago. */
export async function stillThere(context: Context, rows: readonly FoundRow[]): Promise<FoundRow[]> {
  const gone = await Promise.all(
    indexedKinds(context).map(async ([name, { existing }]) => {
      const ids = rows.filter(({ kind }) => kind === name).map(({ thing_id }) => thing_id)
      if (existing === undefined || ids.length === 0) return []
      const present = new Set(await existing(context.database, ids))
      return ids.filter((id) => !present.has(id)).map((id) => `${name} ${id}`)
    }),
  )
  const missing = new Set(gone.flat())
  return missing.size === 0 ? [...rows] : rows.filter(({ kind, thing_id }) => !missing.has(`${kind} ${thing_id}`))
}

/** What was found with its title, path and, if wanted, its text. */
export async function withTexts({ database }: Context, found: readonly (FoundRow | Hit)[], withText: boolean): Promise<Hit[]> {
  const ids = found.flatMap((one) => ('thing_id' in one ? [one.id] : []))
  const shown = ids.length === 0 ? new Map() : await loadShown(database, ids, withText)
  return found.flatMap((one): Hit[] => {
    if (!('thing_id' in one)) return [one]
    const row = shown.get(one.id)
    if (row === undefined) return []
    const { kind, thing_id: id, title, text, path } = row
    return [{ kind, id, title, text, path, snippet: withText ? '' : snippetOf(text, []) }]
  })
}
