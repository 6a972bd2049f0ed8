import { describe, expect, test } from 'vitest'
import type { House } from '../context.ts'
import type { GraphqlAnswer } from '../graphql/answer.ts'
import { openHttp } from '../http/server.ts'
import { openLog } from '../log.ts'
import { openPageCache } from './page-cache.ts'
import { addPages, type Renderer } from './pages.ts'

const assets = { scripts: ['/e.js'], styles: '', icon: 'data:,', fonts: {}, beforePaint: '' }

/** A site of one page that says how often it was rendered, and what the database says. */
function site() {
  const state = { data: 'first' as string | null, renders: 0, asked: 0, refusal: null as GraphqlAnswer | null }
  const cache = openPageCache({ keepMs: 0 })
  const house = { origin: 'http://site.test', database: { db: null }, log: openLog({ logLevel: 'silent' }) } as unknown as House
  const app = openHttp({ house, trustProxy: false })
  const render: Renderer['render'] = async (_address, _origin, ask, isKnown) => {
    const data = await ask('', {})
    if (isKnown(data)) return { kind: 'unchanged' }
    if (data === null) return { kind: 'page', status: 404, screen: null, topics: [], fonts: [], keep: false, head: [], body: [] }
    const body = [`render ${++state.renders}: ${String(data)}`]
    return { kind: 'page', status: 200, screen: null, topics: ['words'], fonts: [], keep: true, head: [], body }
  }
  addPages(app, {
    house,
    execute: async () => {
      state.asked++
      return state.refusal ?? { data: state.data }
    },
    cache,
    shares: true,
    renderer: async () => ({ render, keyOf: ({ pathname }) => pathname, assetsFor: () => assets }),
    development: false,
  })
  const read = async () => /render \d+: \w+/.exec((await app.inject('/words')).body)?.[0]
  const status = async () => (await app.inject('/words')).statusCode
  return { state, cache, read, status }
}

describe('A page whose time is over', () => {
  test('is asked of the database again, and rendered only if its data changed', async () => {
    const { state, read } = site()
    expect([await read(), await read()]).toEqual(['render 1: first', 'render 1: first'])
    expect(state.asked).toBe(2)
    state.data = 'second'
    expect([await read(), await read()]).toEqual(['render 2: second', 'render 2: second'])
    expect(state.asked).toBe(4)
  })

  test('has its time again when nothing changed', async () => {
    let now = 0
    const cache = openPageCache({ now: () => now })
    const page = { topics: [], rest: Buffer.from('x') } as never
    cache.put('/words', page, cache.begin())
    now = 5_000
    expect(cache.get('/words')).toBeNull()
    cache.put('/words', cache.latest('/words')!, cache.begin())
    expect(cache.get('/words')).toBe(page)
  })

  test('is rendered anew after a change of what it shows, whatever the database says', async () => {
    const { cache, read } = site()
    await read()
    cache.forget(['words'])
    expect(await read()).toBe('render 2: first')
  })
})

describe('A page whose question is refused', () => {
  const refused = (code: string, path?: string[]): GraphqlAnswer => ({
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
    const { state, status } = site()
    state.refusal = refusal
    expect(await status()).toBe(expected)
  })
})
