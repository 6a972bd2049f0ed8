import { describe, expect, test, vi } from 'vitest'
import { loadRoute } from './load-route.ts'
import { matchRoute } from './match.ts'
import type { Frame } from './PageView.tsx'
import { renderPage } from './render.tsx'
import { defineLayout, definePage, type LayoutRoute, type Route } from './route.ts'
import { request } from '../graphql/request.ts'

vi.mock('../graphql/request.ts', () => ({ request: vi.fn(async (document: { source: string }, variables: object) => `${document.source} ${JSON.stringify(variables)}`) }))

const document = (source: string) => ({ source }) as never
const layout = defineLayout<string, { course: string }>({
  document: document('course'),
  variables: ({ params }) => ({ course: params['course']! }),
  cacheTags: () => ['courses'],
  Component: ({ data, children }) => (
    <div>
      <nav>{data}</nav>
      {children}
    </div>
  ),
})
const page = definePage<string, { lesson: string }>({
  document: document('lesson'),
  variables: ({ params }) => ({ lesson: params['lesson']! }),
  cacheTags: () => ['lessons'],
  meta: () => ({ title: 'Lesson', description: '' }),
  Component: ({ data }) => <p>{data}</p>,
})
const around: LayoutRoute = { source: 'CourseLayout.tsx', load: async () => ({ layout }) }
const routes: Route[] = [
  { path: '/learn/:course/:lesson', load: async () => ({ page }), layout: around },
  { path: '/alone/:lesson', load: async () => ({ page }) },
]

const plain = ({ children }: { children: React.ReactNode }) => children
const frame: Frame = { Layout: plain, Boundary: plain, Missing: () => null, Failed: () => null }
const site = { name: 'Site', origin: 'http://site.test' }

describe('A layout around pages (requirement S-1)', () => {
  test('is rendered around its page with its own data and cache tags', async () => {
    const known: unknown[] = []
    const rendered = await renderPage({ pathname: '/learn/maths/limits', query: '' }, {
      routes, Frame: frame, site,
      runQuery: async (source, variables) => `${source} of ${Object.values(variables).join()}`,
      isKnown: (data) => (known.push(data), false),
    })
    expect(rendered).toMatchObject({ body: '<div><nav>course of maths</nav><p>lesson of limits</p></div>', cacheTags: ['lessons', 'courses'] })
    expect(known).toEqual([{ page: 'lesson of limits', layout: 'course of maths' }])
  })

  test('is not loaded again for another page inside, but for other variables and after a page without it', async () => {
    const requestMock = vi.mocked(request)
    const load = async (path: string, shown: Awaited<ReturnType<typeof loadRoute>> | null) => {
      requestMock.mockClear()
      const loaded = await loadRoute(matchRoute(routes, path, '')!, undefined, shown?.layout)
      return { loaded, sources: requestMock.mock.calls.map(([{ source }]) => source).toSorted() }
    }
    const first = await load('/learn/maths/limits', null)
    expect(first.sources).toEqual(['course', 'lesson'])
    const second = await load('/learn/maths/series', first.loaded)
    expect(second.sources).toEqual(['lesson'])
    expect(second.loaded.layout).toBe(first.loaded.layout)
    expect((await load('/learn/physics/light', second.loaded)).sources).toEqual(['course', 'lesson'])
    const alone = await load('/alone/limits', second.loaded)
    expect([alone.sources, alone.loaded.layout]).toEqual([['lesson'], null])
    expect((await load('/learn/maths/limits', alone.loaded)).sources).toEqual(['course', 'lesson'])
  })
})
