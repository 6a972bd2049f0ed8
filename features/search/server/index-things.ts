import { createHash } from 'node:crypto'
import type { Services } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { deletionsOf, INDEX_VERSION, MAX_TEXT, qualityOf, titleKey, wordsOf, type SearchDocument } from '../rules/documents.ts'
import { normalized, tokensOf } from '#platform/rules/words.ts'
import { listHashes, listThingIds, lockIndex, recountWords, removeDocuments, removeOtherKinds, saveDeletions, saveDocuments, saveNewWords, saveVersion, type StoredDocument } from './index.queries.ts'
import { indexedKinds, PLACE, type IndexedKind } from './search-kinds.ts'

/** What indexing needs; a command has no more. */
export type IndexServices = Pick<Services, 'database' | 'contributions' | 'clock'>

const CHUNK = 100

/** Brings the index up to date for things that may have changed or gone. May run twice, late and in any order: it reads what is true now. */
export async function indexThings({ database, clock }: IndexServices, name: string, kind: IndexedKind, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = ids.slice(at, at + CHUNK)
    await database.db.transaction().execute(async (db) => {
      // Read under the lock, so that an older state is not written after a newer one.
      await lockIndex(db)
      const known = await listHashes(db, name, some)
      const documents = (await kind.load(database, some)).map(withHash)
      const present = new Set(documents.map(({ id }) => id))
      const gone = [...known.keys()].filter((id) => !present.has(id))
      if (gone.length > 0) await removeDocuments(db, name, gone)
      const changed = documents.filter(({ id, contentHash }) => known.get(id)?.equals(contentHash) !== true)
      if (changed.length > 0) await writeDocuments(db, changed.map((document) => stored(name, document, clock.now())))
    })
  }
}

async function writeDocuments(db: Db, changed: readonly StoredDocument[]): Promise<void> {
  const words = [...new Set(changed.flatMap((document) => [...document.words.keys()]))]
  const fresh = await saveNewWords(db, words)
  const deletions = fresh.flatMap(({ id, word }) => deletionsOf(word).map((form) => ({ form, wordId: id })))
  if (deletions.length > 0) await saveDeletions(db, deletions)
  await saveDocuments(db, changed)
}

type HashedDocument = SearchDocument & { contentHash: Buffer }

/** A document as it is indexed, with a hash that changes with it. Texts from anywhere may contain NUL, which PostgreSQL does not store. */
function withHash(document: SearchDocument): HashedDocument {
  const title = document.title.replaceAll('\u0000', '')
  const text = document.text.slice(0, MAX_TEXT).replaceAll('\u0000', '').toWellFormed()
  const { keywords, path, ownerId, readers, changedAt } = document
  const hashed = JSON.stringify([INDEX_VERSION, title, text, keywords, path, ownerId, readers, qualityOf(document), changedAt])
  return { ...document, title, text, contentHash: createHash('sha256').update(hashed).digest().subarray(0, 16) }
}

/** A document with everything that is derived from it. */
function stored(kind: string, document: HashedDocument, now: Date): StoredDocument {
  const { id, title, text, path, ownerId = null, readers, changedAt, contentHash } = document
  return {
    kind, thingId: id, title, titleKey: titleKey(title), text, path, ownerId, contentHash,
    readers: readers === 'everybody' ? null : readers,
    quality: qualityOf(document),
    normalized: normalized(tokensOf(title)) + normalized(tokensOf(text)).slice(1),
    changedAt: changedAt ?? now,
    words: wordsOf(document),
  }
}

/** Reindexes everything without interrupting searches: unchanged documents stay, deleted ones are removed. Returns the number of things. */
export async function rebuildIndex(services: IndexServices): Promise<number> {
  const { database, clock } = services
  const kinds = indexedKinds(services)
  await database.db.transaction().execute(async (db) => {
    await lockIndex(db)
    await removeOtherKinds(db, kinds.map(([name]) => name))
  })
  let count = 0
  for (const [name, kind] of kinds) {
    const seen = new Set<string>()
    for (let after: string | null = null; ; ) {
      const ids = await kind.listIds(database, after, CHUNK)
      await indexThings(services, name, kind, ids)
      for (const id of ids) seen.add(id)
      if (ids.length < CHUNK) break
      after = ids.at(-1)!
    }
    // Things that went without a signal.
    for (let after = ''; ; ) {
      const ids = await listThingIds(database.db, name, after, CHUNK)
      await indexThings(services, name, kind, ids.filter((id) => !seen.has(id)))
      if (ids.length < CHUNK) break
      after = ids.at(-1)!
    }
    count += seen.size
  }
  await saveVersion(database.db, INDEX_VERSION, clock.now())
  return count
}

const WORDS_AT_ONCE = 1_000

/** Removes words that no document contains any more and corrects the counts of the others: a deleted account takes its documents along uncounted. */
export async function forgetUnusedWords({ database }: Pick<Services, 'database'>): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    // Indexing does not wait for all of the words.
    after = await database.db.transaction().execute(async (db) => {
      await lockIndex(db)
      return recountWords(db, from, WORDS_AT_ONCE)
    })
  }
}

const MAX_PLACES = 1_000

/** Indexes the pages and settings of this version of the code. */
export async function indexPlaces(services: IndexServices): Promise<void> {
  const kind = indexedKinds(services).find(([name]) => name === PLACE)![1]
  const ids = [...(await kind.listIds(services.database, null, MAX_PLACES)), ...(await listThingIds(services.database.db, PLACE, '', MAX_PLACES))]
  await indexThings(services, PLACE, kind, [...new Set(ids)])
}
