import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'

/** A document as it is stored. */
export interface StoredDocument {
  kind: string
  thingId: string
  title: string
  titleKey: string
  text: string
  normalized: string
  path: string
  ownerId: string | null
  readers: readonly string[] | null
  quality: number
  changedAt: Date
  contentHash: Buffer
  words: ReadonlyMap<string, number>
}

/** Only one transaction changes the index at a time: they would wait for each other’s words, in different orders. */
export const lockIndex = (db: Db) => lockName(db, 'search index')

/** The stored hashes of these things. */
export async function listHashes(db: Db, kind: string, thingIds: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db.selectFrom('search_documents').select(['thing_id', 'content_hash']).where('kind', '=', kind).where('thing_id', 'in', [...thingIds, '']).execute()
  return new Map(rows.map((row) => [row.thing_id, row.content_hash]))
}

/** Writes documents with their words; older ones of the same things are replaced. The caller holds the lock. */
export async function saveDocuments(db: Db, documents: readonly StoredDocument[]): Promise<void> {
  await removeDocuments(db, documents[0]!.kind, documents.map(({ thingId }) => thingId))
  const saved = await db
    .insertInto('search_documents')
    .values(
      documents.map(({ words: _, readers, ...document }) => ({
        kind: document.kind, thing_id: document.thingId, title: document.title, title_key: document.titleKey, text: document.text, normalized: document.normalized,
        path: document.path, owner_id: document.ownerId, readers: readers === null ? null : [...readers], quality: document.quality,
        changed_at: document.changedAt, content_hash: document.contentHash,
      })),
    )
    .returning(['id', 'thing_id'])
    .execute()
  const idOf = new Map(saved.map(({ id, thing_id }) => [thing_id, id]))
  const postings = documents.flatMap(({ thingId, words, quality }) => [...words].map(([word, weight]) => ({ document: idOf.get(thingId)!, word, rank: weight + quality })))
  await sql`
    with given as (
      select * from unnest(${postings.map(({ document }) => document)}::int[], ${postings.map(({ word }) => word)}::text[], ${postings.map(({ rank }) => rank)}::real[]) p (document_id, word, rank)
    ), counted as (
      update search_vocabulary v set documents = v.documents + g.n from (select word, count(*)::int as n from given group by word) g where v.word = g.word
    )
    insert into search_words (document_id, word_id, kind, rank)
    select g.document_id, v.id, ${documents[0]!.kind}, g.rank from given g join search_vocabulary v on v.word = g.word`.execute(db)
}

/** Adds words to the vocabulary; returns those that are new. */
export async function saveNewWords(db: Db, words: readonly string[]): Promise<{ id: number; word: string }[]> {
  const { rows } = await sql<{ id: number; word: string }>`
    insert into search_vocabulary (word) select word from unnest(${words}::text[]) given (word)
    where not exists (select from search_vocabulary v where v.word = given.word) on conflict do nothing returning id, word`.execute(db)
  return rows
}

/** Saves what is left of words without one or two letters. */
export async function saveDeletions(db: Db, deletions: readonly { form: string; wordId: number }[]): Promise<void> {
  await sql`insert into search_deletions (form, word_id)
    select * from unnest(${deletions.map(({ form }) => form)}::text[], ${deletions.map(({ wordId }) => wordId)}::int[]) on conflict do nothing`.execute(db)
}

/** Removes the documents of these things. The caller holds the lock. */
export const removeDocuments = (db: Db, kind: string, thingIds: readonly string[]) => removeWhere(db, sql`kind = ${kind} and thing_id = any(${thingIds})`)

/** Removes all documents of kinds that no feature contributes any more. The caller holds the lock. */
export const removeOtherKinds = (db: Db, kinds: readonly string[]) => removeWhere(db, sql`not kind = any(${kinds})`)

async function removeWhere(db: Db, condition: RawBuilder<unknown>): Promise<void> {
  await sql`with gone as (
      delete from search_words where document_id in (select id from search_documents where ${condition}) returning word_id
    )
    update search_vocabulary v set documents = greatest(0, v.documents - g.n)
    from (select word_id, count(*)::int as n from gone group by word_id) g where v.id = g.word_id`.execute(db)
  await sql`delete from search_documents where ${condition}`.execute(db)
}

/**
 * Counts the documents of some words, from an id on, and removes the words that no document contains. Returns the id of the last one; null:
 * there are no more. The caller holds the lock.
 */
export async function recountWords(db: Db, after: number, limit: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with batch as materialized (
      select v.id, v.documents, (select count(*)::int from search_words w where w.word_id = v.id) as counted
      from search_vocabulary v where v.id > ${after} order by v.id limit ${limit}
    ), corrected as (
      update search_vocabulary v set documents = b.counted from batch b where v.id = b.id and b.counted > 0 and b.counted <> b.documents
    ), gone as (
      delete from search_vocabulary v using batch b where v.id = b.id and b.counted = 0
    ), without as (
      delete from search_deletions d using batch b where d.word_id = b.id and b.counted = 0
    )
    select max(id) as last from batch`.execute(db)
  return rows[0]!.last
}

/** The ids of the indexed things of a kind after one, in their order. */
export async function listThingIds(db: Db, kind: string, after: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('search_documents').select('thing_id').where('kind', '=', kind).where('thing_id', '>', after).orderBy('thing_id').limit(limit).execute()
  return rows.map(({ thing_id }) => thing_id)
}

/** The version of the rules with which the index was built; 0: never. */
export const readVersion = async (db: Db) => (await db.selectFrom('search_state').select('version').executeTakeFirstOrThrow()).version

export const saveVersion = (db: Db, version: number, at: Date) => db.updateTable('search_state').set({ version, rebuilt_at: at }).execute()

/** How large the index is, and when it was built. */
export async function readIndexSize(db: Db): Promise<{ documents: number; words: number; rebuilt_at: Date | null }> {
  const { rows } = await sql<{ documents: number; words: number; rebuilt_at: Date | null }>`
    select (select count(*) from search_documents) as documents, (select count(*) from search_vocabulary) as words, rebuilt_at from search_state`.execute(db)
  return rows[0]!
}
