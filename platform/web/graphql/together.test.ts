import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from './ask.ts'
import type { Document } from './graphql.ts'
import { LATER, ServerSays } from './refusal.ts'
import { gatherParts, offerParts } from './together.ts'

const drafts = { source: 'query Drafts { drafts }' } as Document<{ drafts: string }, object>
const news = { source: 'query News { news }' } as Document<{ news: string }, object>
const parts = [drafts, news].map((document) => ({ document: document as Document, variables: {} }))
const whole = { drafts: 'together', news: 'together' }
const refused = (code: string) => Promise.reject(new ServerSays(code, 'No.'))

const store = new Map<string, string>()
const sent: string[] = []
const member = (id: string) => store.set('token', 'abc').set('user', JSON.stringify({ id, role: 'Learner' }))

beforeEach(() => {
  store.clear()
  sent.length = 0
  member('ada')
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null })
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { operationName: string }).operationName)
    return Promise.resolve(new Response('{"data":{"drafts":"alone","news":"alone"}}'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Parts that a page asks for together (requirement H-11)', () => {
  test('each takes its answer, once: who asks again hears what holds then', async () => {
    offerParts(Promise.resolve(whole), parts)
    expect([await ask(drafts, {}), await ask(news, {})]).toEqual([whole, whole])
    expect(sent).toEqual([])
    expect(await ask(drafts, {})).toMatchObject({ drafts: 'alone' })
    expect(sent).toEqual(['Drafts'])
  })

  test('other variables are another question', async () => {
    offerParts(Promise.resolve(whole), parts)
    await ask(drafts, { first: 4 })
    expect(sent).toEqual(['Drafts'])
  })

  test('whoever asks while it is not yet known what is asked together waits for it', async () => {
    let offer = (_takeBack: () => void) => {}
    gatherParts(new Promise((done) => (offer = done)))
    const answer = ask(drafts, {})
    offer(offerParts(Promise.resolve(whole), parts))
    expect(await answer).toBe(whole)
    expect(sent).toEqual([])
  })

  test('what cannot be asked together is asked one by one', async () => {
    gatherParts(Promise.reject(new Error('no such file')))
    expect(await ask(drafts, {})).toMatchObject({ drafts: 'alone' })
  })

  test('a part that is refused does not fail the others', async () => {
    for (const code of ['NOT_ALLOWED', 'BUG', 'NOT_FOUND']) {
      offerParts(refused(code), parts)
      expect(await ask(drafts, {})).toMatchObject({ drafts: 'alone' })
    }
  })

  test('where nothing can be had, nobody asks again at once', async () => {
    for (const code of ['OFFLINE', 'SESSION_OVER', 'TRANSPORT', ...LATER]) {
      offerParts(refused(code), parts)
      await expect(ask(drafts, {})).rejects.toMatchObject({ code })
    }
    expect(sent).toEqual([])
  })

  test('somebody else never gets it, nor who comes after ten seconds or to another page', async () => {
    offerParts(Promise.resolve(whole), parts)
    member('bo')
    await ask(drafts, {})
    member('ada')
    vi.advanceTimersByTime(10_001)
    await ask(news, {})
    offerParts(Promise.resolve(whole), parts)()
    await ask(news, {})
    gatherParts(Promise.resolve(offerParts(Promise.resolve(whole), parts)))()
    await Promise.resolve()
    await ask(drafts, {})
    expect(sent).toEqual(['Drafts', 'News', 'News', 'Drafts'])
  })
})
