import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordRecentPage } from '../recent-pages.ts'
import { clearSession, readSession, renewSession, saveSession, sessionIsOver, whenSessionIsOver } from './session.ts'

const card = { id: '1', username: 'ada', name: 'Ada', role: 'Learner', location: 'London', avatar: '/a.svg', followers: ['bob'], streak: 3 }
const session = { token: 'first', user: card }
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('The stored session (requirements A-2 and A-5)', () => {
  test('exists when token and user are stored, and not after it was cleared', () => {
    expect(readSession()).toBeNull()
    saveSession(session)
    expect([...store.keys()]).toEqual(['token', 'user'])
    expect(readSession()).toEqual(session)
    // The names of pages are not for the next person.
    recordRecentPage({ path: '/messages/1', title: 'Ada · Messages' })
    clearSession()
    expect(store.size).toBe(0)
    expect(readSession()).toBeNull()
  })

  test.each(['', 'null', '[]', '7', '"ada"', '{"id":', 'undefined', '{"a":1'.repeat(1000)])('does not accept the user %j', (user) => {
    store.set('token', 't').set('user', user)
    expect(readSession()).toBeNull()
  })

  test('ignores wrong types in a forged user', () => {
    store.set('token', 't').set('user', '{"name":{"a":1},"role":["admin"],"followers":"all","streak":"9","avatar":null}')
    expect(readSession()?.user).toMatchObject({ id: '', username: '', name: '', role: '', location: '', avatar: '' })
  })

  test('does not accept a token that no header can carry', () => {
    store.set('token', 'a\nb').set('user', JSON.stringify(card))
    expect(readSession()).toBeNull()
  })
})

describe('Renewal', () => {
  const answering = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', vi.fn(async () => answer()))

  test('replaces the old token, once for all callers', async () => {
    saveSession(session)
    answering(() => Response.json({ ...session, token: 'second' }))
    expect(await Promise.all([renewSession(), renewSession()])).toEqual([true, true])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(readSession()?.token).toBe('second')
  })

  test('a refusal means that the session is over; an unavailable server does not', async () => {
    saveSession(session)
    answering(() => Response.json({ code: 'SESSION_OVER' }, { status: 401 }))
    expect(await renewSession()).toBe(false)
    for (const away of [() => Promise.reject(new TypeError('Failed to fetch')), () => new Response('', { status: 503 })]) {
      answering(away)
      await expect(renewSession()).rejects.toThrow('We couldn’t reach Cloggle.')
      expect(readSession()).toEqual(session)
    }
  })

  test('someone who logged out meanwhile stays logged out', async () => {
    saveSession(session)
    answering(() => {
      clearSession()
      return Response.json({ ...session, token: 'second' })
    })
    expect(await renewSession()).toBe(false)
    expect(readSession()).toBeNull()
  })

  test('the end is reported once', () => {
    const listener = vi.fn()
    whenSessionIsOver(listener)
    saveSession(session)
    sessionIsOver()
    sessionIsOver()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.size).toBe(0)
  })
})
