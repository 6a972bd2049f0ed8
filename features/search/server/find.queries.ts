import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import type { KnownWord } from '../rules/matches.ts'

const lookUp = prepared<KnownWord>(
  'search-words',
  `select t.typed, k.id, k.word, k.documents, 'prefix' as how
   from unnest($1::text[], $2::text[], $3::bool[]) t (typed, form, is_prefix) cross join lateral (
     select * from (
       (select id, word, documents from search_vocabulary where word = t.form)
       union
       (select id, word, documents from (
          select id, word, documents from search_vocabulary where t.is_prefix and documents > 0 and word > t.form and word < t.form || chr(1114111) order by word limit 2000
        ) begun order by documents desc limit 16)
     ) own
   ) k
   union all
   select k.word, k.id, k.word, k.documents, 'concept' from search_vocabulary k where k.word = any($4::text[])`,
)

/** The words of the index that are one of these forms or start with it, the most frequent ones, and these concepts. */
export const findWords = (database: Database, forms: readonly { typed: string; form: string; isPrefix: boolean }[], concepts: readonly string[]): Promise<KnownWord[]> =>
  lookUp.all(database, [forms.map(({ typed }) => typed), forms.map(({ form }) => form), forms.map(({ isPrefix }) => isPrefix), concepts])

const near = prepared<KnownWord>(
  'search-typos',
  `select near.typed, v.id, v.word, v.documents, 'typo' as how from (
     select t.typed, d.word_id, row_number() over (partition by t.typed order by count(*) desc) as place
     from unnest($1::text[], $2::text[]) t (typed, form) join search_deletions d on d.form = t.form group by t.typed, d.word_id
   ) near join search_vocabulary v on v.id = near.word_id where near.place <= 60 and v.documents > 0`,
)

/** The words of the index that these may be typos of: those with the most forms in common. */
export const findTypos = (database: Database, forms: readonly { typed: string; form: string }[]): Promise<KnownWord[]> =>
  near.all(database, [forms.map(({ typed }) => typed), forms.map(({ form }) => form)])

/** What a search asks of the index. */
export interface IndexQuestion {
  kinds: readonly string[]
  /** The words of the rarest term, and how many documents of each word and kind are read, the best first. */
  rarest: readonly { id: number; bonus: number }[]
  walk: number
  /** The words of the other terms: the number of the term and what the word adds. */
  others: readonly { id: number; term: number; bonus: number }[]
  /** How many other terms there are. */
  otherTerms: number
  readers: readonly string[]
  viewerId: string | null
  /** Exact phrases, as parts of the normalized text. */
  phrases: readonly string[]
  key: string
  /** How many are returned of each kind. */
  max: number
}

/** A document that was found. */
export interface FoundRow {
  id: number
  kind: string
  thing_id: string
  score: number
}

// A title that is what was typed comes first, then those that start with it.
const TITLE_BONUS = `case when d.title_key = $11 then 24 when $11 <> '' and starts_with(d.title_key, $11) then 8 else 0 end`

/** Whether the document `d` may be found by a viewer, given as the parameters of their groups of readers and their id. */
const visibleTo = (readers: string, viewerId: string) => `(d.readers is null or d.readers && ${readers}::text[])
       and (d.owner_id is null or (
         d.owner_id not in (select id from people where suspended_at is not null)
         and (${viewerId}::uuid is null or d.owner_id not in (
           select blocked_id from blocks where blocker_id = ${viewerId} union all select blocker_id from blocks where blocked_id = ${viewerId}))))`

// The lateral joins keep the planner to one look-up of an index for each candidate, however many it expects. Other words are looked up before
// documents are, because most candidates lack them.
const found = prepared<FoundRow>(
  'search-documents',
  `with candidate as materialized (
     select w.document_id, max(w.rank + r.bonus) as best from unnest($1::text[]) k (kind) cross join unnest($2::int[], $13::real[]) r (word_id, bonus) cross join lateral (
       select document_id, rank from search_words where word_id = r.word_id and kind = k.kind order by rank desc, document_id desc limit $3
     ) w group by w.document_id
   ), matching as materialized (
     select document_id, best as rank from candidate where $7::int = 0
     union all
     select document_id, own + sum(best) from (
       select c.document_id, c.best as own, t.term, max(w.rank + t.bonus) as best from candidate c cross join lateral (
         select rank, word_id from search_words where document_id = c.document_id and word_id = any($4::int[]) offset 0
       ) w join unnest($4::int[], $5::smallint[], $6::real[]) t (word_id, term, bonus) on t.word_id = w.word_id
       where $7::int > 0 group by c.document_id, c.best, t.term
     ) each group by document_id, own having count(*) = $7::int
   ), scored as (
     select d.id, d.kind, d.thing_id, m.rank + ${TITLE_BONUS} as score from matching m cross join lateral (
       select id, kind, thing_id, title_key, owner_id, readers, normalized from search_documents where id = m.document_id offset 0
     ) d where ${visibleTo('$8', '$9')}
       and (cardinality($10::text[]) = 0 or not exists (select from unnest($10::text[]) p (phrase) where strpos(d.normalized, p.phrase) = 0))
   )
   select id, kind, thing_id, score from (
     select *, row_number() over (partition by kind order by score desc, id desc) as place from scored
   ) placed where place <= $12 order by score desc, id desc`,
)

/** Finds the documents that have a word of every term and that the viewer may see. */
export function findDocuments(database: Database, { kinds, rarest, walk, others, otherTerms, readers, viewerId, phrases, key, max }: IndexQuestion): Promise<FoundRow[]> {
  const idsOf = (words: readonly { id: number }[]) => words.map(({ id }) => id)
  const bonusesOf = (words: readonly { bonus: number }[]) => words.map(({ bonus }) => bonus)
  const terms = others.map(({ term }) => term)
  return found.all(database, [kinds, idsOf(rarest), walk, idsOf(others), terms, bonusesOf(others), otherTerms, readers, viewerId, phrases, key, max, bonusesOf(rarest)])
}

/** What is shown of a document. */
export interface ShownRow {
  id: number
  kind: string
  thing_id: string
  title: string
  text: string
  path: string
}

const SHOWN_TEXT = 8_000
const shown = prepared<ShownRow>(
  'search-shown',
  `select id, kind, thing_id, title, left(text, $2) as text, path from search_documents where id = any($1::int[])`,
)

/** What is shown of these documents; with their texts or without them. */
export const loadShown = async (database: Database, ids: readonly number[], withTexts: boolean): Promise<Map<number, ShownRow>> =>
  new Map((await shown.all(database, [ids, withTexts ? SHOWN_TEXT : 200])).map((row) => [row.id, row]))

/** A document as a preview of a link shows it. */
export type LinkedRow = Pick<ShownRow, 'kind' | 'path' | 'text' | 'thing_id' | 'title'>

const linked = prepared<LinkedRow>(
  'search-linked',
  `select d.kind, d.thing_id, d.title, left(d.text, 400) as text, d.path from search_documents d where d.path = any($1::text[]) and ${visibleTo('$2', '$3')}`,
)

/** The documents with these paths that a viewer may see. */
export const findByPath = (database: Database, paths: readonly string[], { readers, viewerId }: { readers: readonly string[]; viewerId: string | null }): Promise<LinkedRow[]> =>
  linked.all(database, [paths, readers, viewerId])
