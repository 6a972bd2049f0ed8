import { describe, expect, test } from 'vitest'
import { localStorageBackend, type Backend, type StoredDraft } from './draft-backends.ts'
import { createLocalDrafts } from './local-drafts.ts'

function backend(): Backend & { things: Map<string, StoredDraft>; broken: boolean } {
  const things = new Map<string, StoredDraft>()
  const self = {
    things,
    broken: false,
    get: async (key: string) => check() ?? things.get(key) ?? null,
    set: async (key: string, draft: StoredDraft) => void (check() ?? things.set(key, draft)),
    delete: async (key: string) => void (check() ?? things.delete(key)),
    keys: async (prefix: string) => check() ?? [...things.keys()].filter((key) => key.startsWith(prefix)),
  }
  const check = () => {
    if (self.broken) throw new Error('broken')
    return null
  }
  return self
}

function setUp() {
  const [database, storage] = [backend(), backend()]
  let time = 0
  return { database, storage, store: createLocalDrafts({ database, storage, now: () => (time += 1) }) }
}

describe('S-20 A draft on the device', () => {
  test('is found again, and gone after it was deleted', async () => {
    const { store, database, storage } = setUp()
    expect(await store.save('blog/1', { title: 'One' })).toBe(true)
    expect(await store.find('blog/1')).toEqual({ title: 'One' })
    await store.delete('blog/1')
    expect(await store.find('blog/1')).toBeNull()
    expect([database.things.size, storage.things.size]).toEqual([0, 0])
  })

  test('is stored in local storage when IndexedDB is broken', async () => {
    const { store, database, storage } = setUp()
    database.broken = true
    expect(await store.save('blog/1', 'text')).toBe(true)
    expect(storage.things.size).toBe(1)
    expect(await store.find('blog/1')).toBe('text')
  })

  test('is reported as not stored when both are broken', async () => {
    const { store, database, storage } = setUp()
    database.broken = storage.broken = true
    expect(await store.save('blog/1', 'text')).toBe(false)
    expect(await store.find('blog/1')).toBeNull()
    expect(await store.list('blog/')).toEqual([])
  })

  test('survives a page that is closed before the database is open', async () => {
    const { store, database } = setUp()
    await store.save('blog/1', 'early')
    database.broken = true
    store.saveNow('blog/1', 'late')
    database.broken = false
    expect(await store.find('blog/1')).toBe('late')
  })

  test('stays deleted when the page is closed before the database has deleted it', async () => {
    const { store, database, storage } = setUp()
    await store.save('blog/1', 'old')
    database.broken = true
    await store.delete('blog/1')
    database.broken = false
    expect([await store.find('blog/1'), await store.list('blog/')]).toEqual([null, []])
    await store.save('blog/1', 'new')
    expect([await store.find('blog/1'), storage.things.size]).toEqual(['new', 0])
  })

  test('exists when it is stored again while it is being deleted', async () => {
    const { store, storage } = setUp()
    await store.save('blog/1', 'old')
    const forgotten = store.delete('blog/1')
    store.saveNow('blog/1', 'new')
    await forgotten
    expect([await store.find('blog/1'), storage.things.size]).toEqual(['new', 1])
  })

  test('is not stored twice once the database has it', async () => {
    const { store, storage } = setUp()
    store.saveNow('blog/1', 'early')
    await store.save('blog/1', 'late')
    expect(storage.things.size).toBe(0)
    expect(await store.find('blog/1')).toBe('late')
  })

  test('is listed newest first, from both storages, each once', async () => {
    const { store, database } = setUp()
    await store.save('blog/1', 'one')
    await store.save('other/1', 'other')
    store.saveNow('blog/2', 'two')
    database.broken = true
    await store.save('blog/3', 'three')
    database.broken = false
    expect(await store.list('blog/')).toEqual(['three', 'two', 'one'])
  })
})

describe('S-20 Local storage', () => {
  test('stores JSON values under its prefix and fails when it is full', async () => {
    const things: Record<string, string> = {}
    const methods = {
      getItem: (key: string) => things[key] ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > 100) throw new Error('full')
        things[key] = value
      },
      removeItem: (key: string) => void delete things[key],
    }
    const fake = new Proxy(methods, { ownKeys: () => Object.keys(things), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) })
    const backend = localStorageBackend('kept.', () => fake as unknown as Storage)
    await backend.set('a', { at: 1, value: 'x' })
    expect(Object.keys(things)).toEqual(['kept.a'])
    expect(await backend.get('a')).toEqual({ at: 1, value: 'x' })
    expect(await backend.keys('')).toEqual(['a'])
    await expect(backend.set('b', { at: 1, value: 'x'.repeat(200) })).rejects.toThrow('full')
    await backend.delete('a')
    expect(await backend.get('a')).toBeNull()
  })
})
