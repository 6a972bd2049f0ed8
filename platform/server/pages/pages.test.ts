import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Services } from '../context.ts'
import type { GraphqlResponse } from '../graphql/response.ts'
import { addContact } from '../http/contact.ts'
import { callerOf } from '../http/network.ts'
import { openHttp } from '../http/server.ts'
import type { Log } from '../log.ts'
import { openPageCache } from './page-cache.ts'
import { addPages, pageCacheHandler, type Renderer } from './pages.ts'

const assets = { scripts: ['e.js'], styles: [], icon: 'data:,', fonts: {}, inline: { beforePaint: '', boot: '' }, policy: "script-src 'sha256-x'" }

const nowhere: Log = pino({}, { write: () => {} })

/** A site with one page that shows how often it was rendered, and the content of the database. */
function site({ keepMs = 0 } = {}) {
  const state = { data: 'first' as string | null, renders: 0, asked: 0, now: 0, answers: Promise.resolve(), refusal: null as GraphqlResponse | null }
  const cache = openPageCache({ keepMs, now: () => state.now })
  const services = { origin: 'http://site.test', database: { db: null }, log: nowhere } as unknown as Services
  const front = pageCacheHandler({ cache, services, keyOf: ({ pathname }) => pathname, renew: (request) => renew(request.url!, callerOf(request, false)) })
  const app = openHttp({ services, trustProxy: false, front })
  addContact(app, 'mailto:holes@site.test')
  const render: Renderer['render'] = async (_address, _origin, ask, isKnown) => {
    const data = await ask('', {})
    if (isKnown(data)) return { kind: 'unchanged' }
    if (data === null) return { kind: 'page', status: 404, route: null, cacheTags: [], fonts: [], keep: false, head: [], body: '' }
    const body = `render ${++state.renders}: ${data as string}`
    return { kind: 'page', status: 200, route: null, cacheTags: ['words'], fonts: [], keep: true, head: [], body }
  }
  const renderFailure: Renderer['renderFailure'] = (_address, _origin, status, { message, bugReceipt }) => {
    const body = `failure: ${message ?? 'a bug'} ${bugReceipt === null ? '' : bugReceipt.requestId}`
    return { kind: 'page', status, route: null, cacheTags: [], fonts: [], keep: false, head: [], body }
  }
  const renew = addPages(app, {
    services,
    execute: async () => {
      state.asked++
      await state.answers
      return state.refusal ?? { data: state.data }
    },
    cache,
    shares: true,
    renderer: async () => ({ render, renderFailure, keyOf: ({ pathname }) => pathname, assetsFor: () => assets }),
  })
  const read = async () => /render \d+: \w+/.exec((await app.inject('/words')).body)?.[0]
  const ask = (accept: string) => app.inject({ url: '/words', headers: { accept } })
  return { app, state, cache, read, ask }
}

describe('An expired page', () => {
  test('queries the database again, and is rendered only if its data changed', async () => {
    const { state, read } = site()
    expect([await read(), await read()]).toEqual(['render 1: first', 'render 1: first'])
    expect(state.asked).toBe(2)
    state.data = 'second'
    expect([await read(), await read()]).toEqual(['render 2: second', 'render 2: second'])
    expect(state.asked).toBe(4)
  })

  test('is cached again when nothing changed', async () => {
    let now = 0
    const cache = openPageCache({ now: () => now })
    const page = { cacheTags: [], html: Buffer.from('x') } as never
    cache.put('/words', page, cache.startRender())
    now = 5_000
    expect(cache.get('/words')).toBeNull()
    cache.put('/words', cache.latest('/words')!, cache.startRender())
    expect(cache.get('/words')).toBe(page)
  })

  test('is rendered again after a change of its tags, whatever the database returns', async () => {
    const { cache, read } = site()
    await read()
    cache.forget(['words'])
    expect(await read()).toBe('render 2: first')
  })
})

/** The same site over the network, where cached pages are served. */
async function served() {
  const { app, state, cache } = site({ keepMs: 4_000 })
  onTestFinished(() => app.close())
  const origin = await app.listen({ port: 0 })
  const read = async () => /render \d+: \w+/.exec(await (await fetch(`${origin}/words`)).text())?.[0]
  return { origin, state, cache, read }
}

test('a page has the security headers of every response, rendered and cached', async () => {
  const { origin } = await served()
  for (const _how of ['rendered', 'kept']) {
    const { headers } = await fetch(`${origin}/words`)
    expect([headers.get('x-content-type-options'), headers.get('cross-origin-opener-policy')]).toEqual(['nosniff', 'same-origin'])
  }
})

describe('A page that a reader already has', () => {
  const ask = (origin: string, headers: Record<string, string> = {}) => fetch(`${origin}/words`, { headers })

  test('is answered with 304 by its entity tag, rendered and cached, with the headers of the page', async () => {
    const { origin, state } = await served()
    const etag = (await ask(origin)).headers.get('etag')!
    for (const how of ['cached', 'rendered']) {
      if (how === 'rendered') state.now = 5_000
      const answer = await ask(origin, { 'if-none-match': `"other", W/${etag}` })
      expect([answer.status, await answer.text()], how).toEqual([304, ''])
      expect([answer.headers.get('etag'), answer.headers.get('vary'), answer.headers.get('content-security-policy')]).toEqual([etag, 'accept-encoding', assets.policy])
    }
  })

  test('in another encoding, or from before a change, is sent completely', async () => {
    const { origin, state, cache } = await served()
    const tagOf = async (coding: string) => (await ask(origin, { 'accept-encoding': coding })).headers.get('etag')!
    const tags = [await tagOf('identity'), await tagOf('gzip'), await tagOf('br')]
    expect(new Set(tags).size).toBe(3)
    expect((await ask(origin, { 'accept-encoding': 'br', 'if-none-match': `${tags[0]}, ${tags[1]}` })).status).toBe(200)
    expect((await ask(origin, { 'accept-encoding': 'br', 'if-none-match': tags[2]! })).status).toBe(304)
    state.data = 'second'
    cache.clear()
    expect((await ask(origin, { 'accept-encoding': 'br', 'if-none-match': tags[2]! })).status).toBe(200)
  })

  test('is never a 404 or an error page', async () => {
    const { origin, state } = await served()
    state.data = null
    const missing = await ask(origin, { 'if-none-match': '*' })
    expect([missing.status, missing.headers.get('etag')]).toEqual([404, null])
  })
})

describe('A page that expires soon', () => {
  test('is served as it is, refreshed once in the background, and cached for its full time', async () => {
    const { state, read } = await served()
    await read()
    state.now = 2_999
    expect(await read()).toBe('render 1: first')
    expect(state.asked).toBe(1)
    state.data = 'second'
    state.now = 3_000
    const database = Promise.withResolvers<void>()
    state.answers = database.promise
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('render 1: first'))
    database.resolve()
    await expect.poll(read).toBe('render 2: second')
    expect(state.asked).toBe(2)
    state.now = 5_999
    expect(await read()).toBe('render 2: second')
    expect(state.asked).toBe(2)
  })

  test('whose refresh fails is rendered for the next reader after it has expired', async () => {
    const { state, cache, read } = await served()
    await read()
    state.refusal = { data: null, errors: [{ message: 'No.', path: ['blogs'], extensions: { code: 'TOO_FAST' } }] }
    state.now = 3_500
    await read()
    await expect.poll(() => state.asked).toBe(2)
    state.refusal = null
    state.now = 3_900
    expect(await read()).toBe('render 1: first')
    expect(state.asked).toBe(2)
    state.data = 'second'
    state.now = 4_000
    expect(cache.get('/words')).toBeNull()
    expect(await read()).toBe('render 2: second')
  })
})

describe('An overloaded server', () => {
  test('refreshes no page ahead of its expiry', async () => {
    const { origin, state, read } = await served()
    await read()
    state.now = 3_000
    const database = Promise.withResolvers<void>()
    state.answers = database.promise
    const others = Array.from({ length: 32 }, (_, n) => fetch(`${origin}/other-${n}`).then((response) => response.text()))
    await expect.poll(() => state.asked).toBe(33)
    expect(await read()).toBe('render 1: first')
    database.resolve()
    await Promise.all(others)
    expect(state.asked).toBe(33)
  })
})

describe('A page whose query is refused', () => {
  const refused = (code: string, path?: string[]): GraphqlResponse => ({
    data: null,
    errors: [{ message: 'No.', ...(path !== undefined && { path }), extensions: { code } }],
  })

  test.each([
    ['a field finds that the address means nothing', refused('INVALID_INPUT', ['blogs']), 404],
    ['a field finds nothing', refused('NOT_FOUND', ['blog']), 404],
    ['somebody asks too often', refused('TOO_FAST', ['blogs']), 429],
    ['the question itself is wrong, which is a bug of ours', refused('INVALID_INPUT'), 500],
    ['something broke', refused('BUG', ['blog']), 500],
  ])('when %s', async (_when, refusal, expected) => {
    const { state, ask } = site()
    state.refusal = refusal
    expect((await ask('*/*')).statusCode).toBe(expected)
  })

  test('is an error page with the ID of a bug for people, JSON for programs, and not cached', async () => {
    const { state, ask } = site()
    state.refusal = refused('TOO_FAST', ['blogs'])
    const page = await ask('text/html,*/*')
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([429, 'text/html; charset=utf-8', 'no-store'])
    expect(page.body).toContain('failure: No. <')
    expect((await ask('*/*')).json()).toMatchObject({ error: 'No.', code: 'TOO_FAST' })
    state.refusal = refused('BUG', ['blogs'])
    const broken = await ask('text/html')
    expect(broken.statusCode).toBe(500)
    expect(broken.body).toMatch(/failure: a bug [0-9a-f-]{36}.*"bugReceipt":{"requestId":"[0-9a-f-]{36}","contact":"mailto:holes@site.test"}/)
    state.refusal = null
    expect((await ask('text/html')).body).toContain('render 1: first')
  })
})
