import { describe, expect, test } from 'vitest'
import { storageShelf, type Kept, type Shelf } from './device-shelves.ts'
import { deviceStore } from './device-store.ts'

function shelf(): Shelf & { things: Map<string, Kept>; broken: boolean } {
  const things = new Map<string, Kept>()
  const self = {
    things,
    broken: false,
    get: async (key: string) => check() ?? things.get(key) ?? null,
    put: async (key: string, kept: Kept) => void (check() ?? things.set(key, kept)),
    remove: async (key: string) => void (check() ?? things.delete(key)),
    keys: async (prefix: string) => check() ?? [...things.keys()].filter((key) => key.startsWith(prefix)),
  }
  const check = () => {
    if (self.broken) throw new Error('broken')
    return null
  }
  return self
}

function setUp() {
  const [large, small] = [shelf(), shelf()]
  let time = 0
  return { large, small, store: deviceStore({ large, small, now: () => (time += 1) }) }
}

describe('S-20 What is kept on the device', () => {
  test('is found again, and gone when it was forgotten', async () => {
    const { store, large, small } = setUp()
    expect(await store.keep('blog/1', { title: 'One' })).toBe(true)
    expect(await store.find('blog/1')).toEqual({ title: 'One' })
    await store.forget('blog/1')
    expect(await store.find('blog/1')).toBeNull()
    expect([large.things.size, small.things.size]).toEqual([0, 0])
  })

  test('goes to the small shelf where the large one is broken', async () => {
    const { store, large, small } = setUp()
    large.broken = true
    expect(await store.keep('blog/1', 'text')).toBe(true)
    expect(small.things.size).toBe(1)
    expect(await store.find('blog/1')).toBe('text')
  })

  test('is not said to be kept where both are broken', async () => {
    const { store, large, small } = setUp()
    large.broken = small.broken = true
    expect(await store.keep('blog/1', 'text')).toBe(false)
    expect(await store.find('blog/1')).toBeNull()
    expect(await store.list('blog/')).toEqual([])
  })

  test('survives a page that goes away before the large shelf was ready', async () => {
    const { store, large } = setUp()
    await store.keep('blog/1', 'early')
    large.broken = true
    store.keepNow('blog/1', 'late')
    large.broken = false
    expect(await store.find('blog/1')).toBe('late')
  })

  test('does not come back where the page goes away before the large shelf has forgotten it', async () => {
    const { store, large, small } = setUp()
    await store.keep('blog/1', 'old')
    large.broken = true
    await store.forget('blog/1')
    large.broken = false
    expect([await store.find('blog/1'), await store.list('blog/')]).toEqual([null, []])
    await store.keep('blog/1', 'new')
    expect([await store.find('blog/1'), small.things.size]).toEqual(['new', 0])
  })

  test('is there where it is kept again while it is being forgotten', async () => {
    const { store, small } = setUp()
    await store.keep('blog/1', 'old')
    const forgotten = store.forget('blog/1')
    store.keepNow('blog/1', 'new')
    await forgotten
    expect([await store.find('blog/1'), small.things.size]).toEqual(['new', 1])
  })

  test('takes no room twice once the large shelf has it', async () => {
    const { store, small } = setUp()
    store.keepNow('blog/1', 'early')
    await store.keep('blog/1', 'late')
    expect(small.things.size).toBe(0)
    expect(await store.find('blog/1')).toBe('late')
  })

  test('is listed with the last kept first, from both shelves, each once', async () => {
    const { store, large } = setUp()
    await store.keep('blog/1', 'one')
    await store.keep('other/1', 'other')
    store.keepNow('blog/2', 'two')
    large.broken = true
    await store.keep('blog/3', 'three')
    large.broken = false
    expect(await store.list('blog/')).toEqual(['three', 'two', 'one'])
  })
})

describe('S-20 Local storage', () => {
  test('holds plain values under its prefix and says when it is full', async () => {
    const things: Record<string, string> = {}
    const methods = {
      getItem: (key: string) => things[key] ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > 100) throw new Error('full')
        things[key] = value
      },
      removeItem: (key: string) => void delete things[key],
    }
    const storage = new Proxy(methods, { ownKeys: () => Object.keys(things), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) })
    const shelf = storageShelf('kept.', () => storage as unknown as Storage)
    await shelf.put('a', { at: 1, value: 'x' })
    expect(Object.keys(things)).toEqual(['kept.a'])
    expect(await shelf.get('a')).toEqual({ at: 1, value: 'x' })
    expect(await shelf.keys('')).toEqual(['a'])
    await expect(shelf.put('b', { at: 1, value: 'x'.repeat(200) })).rejects.toThrow('full')
    await shelf.remove('a')
    expect(await shelf.get('a')).toBeNull()
  })
})
