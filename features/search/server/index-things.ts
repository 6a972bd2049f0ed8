import { createHash } from 'node:crypto'
import type { Services } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { deletionsOf, INDEX_VERSION, MAX_TEXT, qualityOf, titleKey, wordsOf, type SearchDocument } from '../rules/documents.ts'
import { normalized, tokensOf } from '../rules/words.ts'
import { listHashes, listThingIds, lockIndex, removeDocuments, removeOtherKinds, removeUnusedWords, saveDeletions, saveDocuments, saveNewWords, saveVersion, type StoredDocument } from './index.queries.ts'
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
      const documents = await kind.load(database, some)
      await writeDocuments(db, name, some, documents.map((document) => stored(name, document, clock.now())))
    })
  }
}

async function writeDocuments(db: Db, kind: string, ids: readonly string[], documents: readonly StoredDocument[]): Promise<void> {
  const known = await listHashes(db, kind, ids)
  const present = new Set(documents.map(({ thingId }) => thingId))
  const gone = [...known.keys()].filter((id) => !present.has(id))
  if (gone.length > 0) await removeDocuments(db, kind, gone)
  const changed = documents.filter(({ thingId, contentHash }) => known.get(thingId)?.equals(contentHash) !== true)
  if (changed.length === 0) return
  const words = [...new Set(changed.flatMap((document) => [...document.words.keys()]))]
  const fresh = await saveNewWords(db, words)
  const deletions = fresh.flatMap(({ id, word }) => deletionsOf(word).map((form) => ({ form, wordId: id })))
  if (deletions.length > 0) await saveDeletions(db, deletions)
  await saveDocuments(db, changed)
}

/** A document with everything that is derived from it. Texts from anywhere may contain NUL, which PostgreSQL does not store. */
function stored(kind: string, document: SearchDocument, now: Date): StoredDocument {
  const title = document.title.replaceAll('\u0000', '')
  const text = document.text.slice(0, MAX_TEXT).replaceAll('\u0000', '').toWellFormed()
  const quality = qualityOf(document)
  const readers = document.readers === 'everybody' ? null : document.readers
  const hashed = JSON.stringify([INDEX_VERSION, title, text, document.keywords, document.path, document.ownerId, readers, quality, document.changedAt])
  return {
    kind, thingId: document.id, title, titleKey: titleKey(title), text, path: document.path, ownerId: document.ownerId ?? null, readers, quality,
    normalized: normalized(tokensOf(title)) + normalized(tokensOf(text)).slice(1),
    changedAt: document.changedAt ?? now,
    contentHash: createHash('sha256').update(hashed).digest().subarray(0, 16),
    words: wordsOf({ ...document, title, text }),
  }
}

/** Reindexes everything without interrupting searches: unchanged documents stay, deleted ones are removed. Returns the number of things. */
export async function rebuildIndex(services: IndexServices): Promise<number> {
  const { database, clock } = services
  const kinds = indexedKinds(services)
  await removeOtherKinds(database.db, kinds.map(([name]) => name))
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

/** Removes words that no document contains any more. */
export const forgetUnusedWords = ({ database }: Pick<Services, 'database'>): Promise<void> =>
  database.db.transaction().execute(async (db) => {
    await lockIndex(db)
    await removeUnusedWords(db)
  })

const MAX_PLACES = 1_000

/** Indexes the pages and settings of this version of the code. */
export async function indexPlaces(services: IndexServices): Promise<void> {
  const kind = indexedKinds(services).find(([name]) => name === PLACE)![1]
  const ids = [...(await kind.listIds(services.database, null, MAX_PLACES)), ...(await listThingIds(services.database.db, PLACE, '', MAX_PLACES))]
  await indexThings(services, PLACE, kind, [...new Set(ids)])
}
