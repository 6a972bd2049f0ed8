import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { House } from '../context.ts'
import { openPageCache } from './page-cache.ts'
import { addPages, type Renderer } from './pages.ts'

const assets = { entry: '/e.js', styles: [], ahead: [], fonts: [], beforePaint: '' }

/** A site of one page that says how often it was rendered, and what the database says. */
function site() {
  const state = { data: 'first', renders: 0, asked: 0 }
  const cache = openPageCache({ keepMs: 0 })
  const app = Fastify()
  const render: Renderer['render'] = async (_address, _origin, ask, isKnown) => {
    const data = await ask('', {})
    if (isKnown(data)) return { kind: 'unchanged' }
    const body = [`render ${++state.renders}: ${String(data)}`]
    return { kind: 'page', status: 200, screen: null, topics: ['words'], keep: true, head: [], body }
  }
  addPages(app, {
    house: { origin: 'http://site.test', database: { db: null } } as unknown as House,
    execute: async () => ({ data: (state.asked++, state.data) }) as never,
    cache,
    shares: true,
    renderer: async () => ({ render, keyOf: ({ pathname }) => pathname, assetsFor: () => assets }),
    development: false,
  })
  const read = async () => /render \d+: \w+/.exec((await app.inject('/words')).body)?.[0]
  return { state, cache, read }
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
    const page = { topics: [], gzip: { bytes: Buffer.from('x'), places: [] } } as never
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
