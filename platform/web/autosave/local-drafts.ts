import { indexedDbBackend, localStorageBackend, type Backend, type StoredDraft } from './draft-backends.ts'

/** Keeps drafts on the person's own device, so that a closed tab or a dead network takes nothing away. */
export interface LocalDrafts {
  /** Returns false when this browser stores nothing. */
  save(key: string, value: unknown): Promise<boolean>
  /** Stores a value before the page goes away: done when the call returns. */
  saveNow(key: string, value: unknown): void
  find<Value>(key: string): Promise<Value | null>
  /** Everything whose key begins with the prefix, the latest first. */
  list<Value>(prefix: string): Promise<Value[]>
  /** Deletes a value: it does not come back once the call returns, even where the page goes away. */
  delete(key: string): Promise<void>
}

/**
 * The database takes its time, local storage answers at once but is small. Local storage serves where the database fails,
 * and when there is no time left; of two values under one key the later one counts.
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
      // While the database still has it, the mark that it is deleted stays; so does what was stored in its place meanwhile.
      const left = await attempt(() => storage.get(key), null)
      if (isGone && left?.value === null && left.at === deleted.at) await attempt(() => storage.delete(key), undefined)
    },
  }
}

let drafts: LocalDrafts | undefined

/** The drafts of this browser. */
export const localDrafts = (): LocalDrafts =>
  (drafts ??= createLocalDrafts({ database: indexedDbBackend('cloggle', 'kept'), storage: localStorageBackend('cloggle.kept.'), now: Date.now }))
