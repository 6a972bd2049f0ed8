import { describe, expect, test, vi } from 'vitest'
import { request } from '../graphql/request.ts'
import { loadRoute } from './load-route.ts'
import { matchRoute } from './match.ts'
import type { Frame } from './PageView.tsx'
import { renderPage } from './render.tsx'
import { definePage, type Route } from './route.ts'

vi.mock('../graphql/request.ts', () => ({ request: vi.fn(async () => Promise.reject(new Error('no connection'))) }))

const plain = definePage<string, object>({ document: { source: 'news' } as never, meta: () => ({ title: 'News', description: '' }), Component: ({ data }) => <p>{data}</p> })
const page = { ...plain, fallback: ({ pathname }: { pathname: string }) => `built-in for ${pathname}` }
const routes: Route[] = [
  { path: '/news', load: async () => ({ page }) },
  { path: '/plain', load: async () => ({ page: plain }) },
]
const around = ({ children }: { children: React.ReactNode }) => children
const frame: Frame = { Layout: around, Boundary: around, Missing: () => null, Failed: () => null }

describe('A page with something to show without its data (requirement T-4)', () => {
  const render = (pathname: string) =>
    renderPage({ pathname, query: '' }, { routes, Frame: frame, site: { name: 'Site', origin: 'http://site.test' }, runQuery: () => Promise.reject(new Error('away')), isKnown: () => false })

  test('is rendered by the server and not cached; others fail', async () => {
    expect(await render('/news')).toMatchObject({ status: 200, body: '<p>built-in for /news</p>', keep: false })
    await expect(render('/plain')).rejects.toThrow('away')
  })

  test('is shown by a navigation, unless it was aborted', async () => {
    expect((await loadRoute(matchRoute(routes, '/news', '')!)).data).toBe('built-in for /news')
    await expect(loadRoute(matchRoute(routes, '/plain', '')!)).rejects.toThrow('no connection')
    await expect(loadRoute(matchRoute(routes, '/news', '')!, AbortSignal.abort())).rejects.toThrow('no connection')
    expect(request).toHaveBeenCalledTimes(3)
  })
})
