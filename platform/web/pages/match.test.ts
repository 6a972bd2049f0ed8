import { describe, expect, test } from 'vitest'
import { matchRoute } from './match.ts'
import type { Route } from './route.ts'

const load = () => Promise.reject(new Error('not loaded here'))
const routes: Route[] = [
  { path: '/', load },
  { path: '/blogs', query: ['q', 'tag'], load },
  { path: '/blog/:slug', load },
]

describe('Routes (requirement S-1)', () => {
  test('match a path whatever its case, with or without a trailing slash', () => {
    expect(matchRoute(routes, '/Blogs/', '')?.route.path).toBe('/blogs')
    expect(matchRoute(routes, '/', '')?.route.path).toBe('/')
    expect(matchRoute(routes, '/blogs/more', '')).toBeNull()
  })

  test('decode parameters, and reject a path that cannot be decoded', () => {
    expect(matchRoute(routes, '/blog/why%20not', '')?.location.params).toEqual({ slug: 'why not' })
    expect(matchRoute(routes, '/blog/%E0%A4%A', '')).toBeNull()
  })

  test('keep only the query parameters that the route names, in one order', () => {
    expect(matchRoute(routes, '/blogs', 'utm=1&tag=a&q=b')?.location.searchParams.toString()).toBe('q=b&tag=a')
  })
})
