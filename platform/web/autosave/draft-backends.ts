/** A value with the moment at which it was kept. */
export interface Kept {
  at: number
  value: unknown
}

/** A place on the device; every call may fail: storage is full, switched off or broken. */
export interface Shelf {
  get(key: string): Promise<Kept | null>
  put(key: string, kept: Kept): Promise<void>
  remove(key: string): Promise<void>
  keys(prefix: string): Promise<string[]>
}

const STORE = 'kept'

/** The large shelf: the browser's database, which also takes files. */
export function databaseShelf(name: string): Shelf {
  let opening: Promise<IDBDatabase> | null = null

  const open = () => {
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name, 1)
      asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE))
      asked.addEventListener('success', () => {
        // Another window may clear the database; the next call opens it again.
        asked.result.addEventListener('close', () => (opening = null))
        asked.result.addEventListener('versionchange', () => asked.result.close())
        resolve(asked.result)
      })
      asked.addEventListener('error', () => reject(asked.error ?? new Error('The database did not open.')))
      asked.addEventListener('blocked', () => reject(new Error('The database is held by another window.')))
    }).catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' })
      const asked = work(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(asked.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database gave up.')))
    })
  }

  const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  return {
    get: async (key) => ((await run('readonly', (store) => store.get(key))) as Kept | undefined) ?? null,
    put: async (key, kept) => void (await run('readwrite', (store) => store.put(kept, key))),
    remove: async (key) => void (await run('readwrite', (store) => store.delete(key))),
    keys: async (prefix) => (await run('readonly', (store) => store.getAllKeys(under(prefix)))).map(String),
  }
}

/** The small shelf: the browser's local storage. It takes plain values alone, and is done when the call returns. */
export function storageShelf(prefix: string, storage: () => Storage = () => localStorage): Shelf {
  return {
    get: async (key) => JSON.parse(storage().getItem(prefix + key) ?? 'null') as Kept | null,
    put: async (key, kept) => {
      if (kept.value instanceof Blob) throw new Error('Local storage keeps no files.')
      storage().setItem(prefix + key, JSON.stringify(kept))
    },
    remove: async (key) => storage().removeItem(prefix + key),
    keys: async (under) => {
      const names = Object.keys(storage()).filter((name) => name.startsWith(prefix + under))
      return names.map((name) => name.slice(prefix.length))
    },
  }
}
