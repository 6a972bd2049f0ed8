import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { deletionsOf } from '../rules/documents.ts'
import { formsOf, matchTerm, withCorrectedConcepts, type KnownWord, type Match } from '../rules/matches.ts'
import type { Term, TypedQuery } from '../rules/typed-query.ts'
import { findDocuments, findTypos, findWords, type FoundRow } from './find.queries.ts'
import { readersOf } from './readers-of.ts'

/** What was found in the index, the best first. */
export interface FoundInIndex {
  rows: FoundRow[]
  /** The words that matched, to highlight them. */
  matched: string[]
  /** Not all documents of frequent words are read: a kind with at least so many of them may have more. Infinite if all were read. */
  partialFrom: number
}

interface Wanted {
  kinds: readonly string[]
  /** How many of each kind. */
  max: number
  /** With so many found, no more documents of frequent words are read. */
  enough: number
}

const NOTHING: FoundInIndex = { rows: [], matched: [], partialFrom: Number.POSITIVE_INFINITY }

/** Finds documents: first by the words as they are typed, then, if that finds nothing, with typos in every word. */
export async function findThings(context: Context, query: TypedQuery, wanted: Wanted): Promise<FoundInIndex> {
  const { terms } = query
  if (terms.length === 0 || wanted.kinds.length === 0) return NOTHING
  const { database } = context
  let known = await lookUp(database, terms)
  let matches = terms.map((term) => matchTerm(term, known))
  const unknown = terms.filter((term, at) => matches[at]!.length === 0 && !term.isExact)
  if (unknown.length > 0) {
    known = [...known, ...(await lookUpTypos(database, unknown))]
    const corrected = withCorrectedConcepts(terms, terms.map((term) => matchTerm(term, known)))
    known = [...known, ...(await lookUpConcepts(database, corrected, terms))]
    matches = corrected.map((term) => matchTerm(term, known))
  }
  const found = await withAllTerms(context, query, matches, wanted)
  if (found.rows.length > 0 || unknown.length === terms.length) return found
  const others = terms.filter((term) => !unknown.includes(term) && !term.isExact)
  if (others.length === 0) return found
  known = [...known, ...(await lookUpTypos(database, others))]
  return withAllTerms(context, query, terms.map((term) => matchTerm(term, known, true)), wanted)
}

function lookUp(database: Database, terms: readonly Term[]): Promise<KnownWord[]> {
  const forms = terms.flatMap(({ word, isExact }) => (isExact ? [{ typed: word, form: word, isPrefix: false }] : formsOf(word).map((form) => ({ typed: word, form, isPrefix: form === word }))))
  return findWords(database, forms, [...new Set(terms.flatMap(({ concepts }) => concepts))])
}

async function lookUpTypos(database: Database, terms: readonly Term[]): Promise<KnownWord[]> {
  const forms = terms.flatMap(({ word }) => deletionsOf(word).map((form) => ({ typed: word, form })))
  return forms.length === 0 ? [] : findTypos(database, forms)
}

async function lookUpConcepts(database: Database, corrected: readonly Term[], terms: readonly Term[]): Promise<KnownWord[]> {
  const before = new Set(terms.flatMap(({ concepts }) => concepts))
  const more = corrected.flatMap(({ concepts }) => concepts).filter((concept) => !before.has(concept))
  return more.length === 0 ? [] : findWords(database, [], [...new Set(more)])
}

const commonness = (matches: readonly Match[]) => matches.reduce((sum, { documents }) => sum + documents, 0)

// How many documents of the rarest term are read for each kind, the best first: more if they do not fill the results.
const WALKS = [300, 1_200, 4_800] as const
// Of each of many longer words, at least this many.
const MIN_WALK = 60

async function withAllTerms({ database, viewer }: Context, { phrases, key }: TypedQuery, matches: readonly Match[][], { kinds, max, enough }: Wanted): Promise<FoundInIndex> {
  if (matches.some((some) => some.length === 0)) return NOTHING
  const rarest = matches.toSorted((a, b) => commonness(a) - commonness(b))[0]!
  const others = matches.filter((some) => some !== rarest).flatMap((some, term) => some.map(({ id, bonus }) => ({ id, term, bonus })))
  const matched = [...new Set(matches.flat().map(({ word }) => word))]
  const question = { kinds, rarest, others, otherTerms: matches.length - 1, readers: readersOf(viewer), viewerId: viewer?.id ?? null, phrases, key, max }
  const isOnlyTerm = matches.length === 1 && phrases.length === 0
  let found = NOTHING
  for (const size of WALKS) {
    const walk = Math.max(MIN_WALK, Math.ceil(size / rarest.length))
    const isPartial = rarest.some(({ documents }) => documents > walk)
    // Of one term each kind has its best documents, up to the limit; of several, any kind may miss some.
    const partialFrom = !isPartial ? Number.POSITIVE_INFINITY : isOnlyTerm ? walk : 0
    found = { rows: await findDocuments(database, { ...question, walk }), matched, partialFrom }
    // Of one word the best by rank are the best.
    if (!isPartial || isOnlyTerm || found.rows.length >= enough) break
  }
  return found
}

