import { afterEach, describe, expect, test, vi } from 'vitest'

const { store, refuses } = vi.hoisted(() => {
  const store = new Map([['token', 'abc'], ['user', JSON.stringify({ id: 'ada', role: 'Learner' })]])
  const refuses = { writing: false }
  Object.assign(globalThis, {
    window: { addEventListener: () => {}, removeEventListener: () => {}, setTimeout: () => 0 },
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (refuses.writing) throw new Error('QuotaExceededError')
        store.set(key, text)
      },
      removeItem: (key: string) => store.delete(key),
    },
  })
  return { store, refuses }
})
const { discard, dropSent, enqueue } = await import('./outbox.ts')

const KEY = 'cloggle.outbox.ada'
const write = (id: string) => enqueue({ id, conversationId: 'talk', text: id, replyTo: null })
const waiting = () => (JSON.parse(store.get(KEY) ?? '[]') as { id: string }[]).map(({ id }) => id)
// Without a network every message waits.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))

describe('Unsent messages', () => {
  afterEach(() => {
    refuses.writing = false
    for (const id of ['one', 'two', 'three']) discard(id)
  })

  test('that another tab has sent do not come back with the next one', () => {
    write('one')
    store.delete(KEY)
    write('two')
    expect(waiting()).toEqual(['two'])
  })

  test('wait in the tab while its storage refuses them, and are stored when it does not', () => {
    write('one')
    refuses.writing = true
    write('two')
    refuses.writing = false
    write('three')
    expect(waiting()).toEqual(['one', 'two', 'three'])
  })

  test('are dropped when they are found in what was loaded', () => {
    write('one')
    write('two')
    dropSent(['zero', 'one'])
    expect(waiting()).toEqual(['two'])
  })
})
