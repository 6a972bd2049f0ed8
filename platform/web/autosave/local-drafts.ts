import { indexedDbBackend, localStorageBackend, type Backend, type StoredDraft } from './draft-backends.ts'

/** Stores drafts on the device, so that a closed tab or a lost connection loses nothing. */
export interface LocalDrafts {
  /** Returns false when this browser stores nothing. */
  save(key: string, value: unknown): Promise<boolean>
  /** Stores a value before the page is closed, synchronously. */
  saveNow(key: string, value: unknown): void
  find<Value>(key: string): Promise<Value | null>
  /** All values whose key begins with the prefix, newest first. */
  list<Value>(prefix: string): Promise<Value[]>
  /** Deletes a value: it stays deleted once the call returns, even when the page is closed. */
  delete(key: string): Promise<void>
}

/**
 * IndexedDB is asynchronous; local storage is synchronous but small. Local storage serves when the database fails and when the page is
 * being closed. Of two values under one key the newer one counts.
 */
export function createLocalDrafts({ database, storage, now }: { database: Backend; storage: Backend; now: () => number }): LocalDrafts {
  const attempt = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => work().catch(() => otherwise)

  const latestOf = async (key: string): Promise<StoredDraft | null> => {
    const found = [await attempt(() => database.get(key), null), await attempt(() => storage.get(key), null)]
    return found.reduce((best, next) => (next !== null && (best === null || next.at >= best.at) ? next : best), null)
  }

  return {
    async save(key, value) {
      const draft = { at: now(), value }
      const isInDatabase = await attempt(() => database.set(key, draft).then(() => true), false)
      if (!isInDatabase) return attempt(() => storage.set(key, draft).then(() => true), false)
      const early = await attempt(() => storage.get(key), null)
      if (early !== null && early.at <= draft.at) await attempt(() => storage.delete(key), undefined)
      return true
    },
    saveNow(key, value) {
      const draft = { at: now(), value }
      void attempt(() => storage.set(key, draft), undefined)
      void attempt(() => database.set(key, draft), undefined)
    },
    find: async <Value>(key: string) => ((await latestOf(key))?.value ?? null) as Value | null,
    async list<Value>(prefix: string) {
      const names = [...(await attempt(() => database.keys(prefix), [])), ...(await attempt(() => storage.keys(prefix), []))]
      const drafts = await Promise.all([...new Set(names)].map(latestOf))
      const there = drafts.filter((draft) => draft !== null).filter(({ value }) => value !== null).sort((a, b) => b.at - a.at)
      return there.map(({ value }) => value as Value)
    },
    async delete(key) {
      const deleted = { at: now(), value: null }
      const marked = attempt(() => storage.set(key, deleted), undefined)
      const isGone = await attempt(() => database.delete(key).then(() => true), false)
      await marked
      // While the database still has the value, the mark that it is deleted stays; so does a newer value.
      const left = await attempt(() => storage.get(key), null)
      if (isGone && left?.value === null && left.at === deleted.at) await attempt(() => storage.delete(key), undefined)
    },
  }
}

let drafts: LocalDrafts | undefined

/** The drafts of this browser. */
export const localDrafts = (): LocalDrafts =>
  (drafts ??= createLocalDrafts({ database: indexedDbBackend('cloggle', 'kept'), storage: localStorageBackend('cloggle.kept.'), now: Date.now }))
