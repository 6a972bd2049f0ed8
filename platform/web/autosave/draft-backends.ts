import { createStore, del, get, keys, set } from 'idb-keyval'

/** A value with the time when it was stored. */
export interface StoredDraft {
  at: number
  value: unknown
}

/** A storage on the device; every call may fail: it may be full, disabled or broken. */
export interface Backend {
  get(key: string): Promise<StoredDraft | null>
  set(key: string, draft: StoredDraft): Promise<void>
  delete(key: string): Promise<void>
  keys(prefix: string): Promise<string[]>
}

/** IndexedDB; it also stores files. */
export function indexedDbBackend(database: string, name: string): Backend {
  // Opened by the first call: where there is no database, that call fails.
  let opened: ReturnType<typeof createStore> | null = null
  const store = () => (opened ??= createStore(database, name))
  return {
    get: async (key) => (await get<StoredDraft>(key, store())) ?? null,
    set: async (key, draft) => set(key, draft, store()),
    delete: async (key) => del(key, store()),
    keys: async (prefix) => (await keys<string>(store())).filter((key) => key.startsWith(prefix)),
  }
}

/** Local storage: only JSON values, but synchronous, which matters when a page is closed. */
export function localStorageBackend(prefix: string, storage: () => Storage = () => localStorage): Backend {
  return {
    get: async (key) => JSON.parse(storage().getItem(prefix + key) ?? 'null') as StoredDraft | null,
    set: async (key, draft) => {
      if (draft.value instanceof Blob) throw new Error('Local storage cannot store files.')
      storage().setItem(prefix + key, JSON.stringify(draft))
    },
    delete: async (key) => storage().removeItem(prefix + key),
    keys: async (under) => {
      const names = Object.keys(storage()).filter((name) => name.startsWith(prefix + under))
      return names.map((name) => name.slice(prefix.length))
    },
  }
}
