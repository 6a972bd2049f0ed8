import { describe, expect, test } from 'vitest'
import { matchRoute } from './match.ts'
import type { Route } from './route.ts'

const load = () => Promise.reject(new Error('not loaded here'))
const routes: Route[] = [
  { path: '/', load },
  { path: '/blogs', query: ['q', 'tag'], load },
  { path: '/blog/:slug', load },
]

describe('Addresses and screens (requirement S-1)', () => {
  test('a path finds its screen whatever its case, with or without a slash at the end', () => {
    expect(matchRoute(routes, '/Blogs/', '')?.route.path).toBe('/blogs')
    expect(matchRoute(routes, '/', '')?.route.path).toBe('/')
    expect(matchRoute(routes, '/blogs/more', '')).toBeNull()
  })

  test('what the pattern catches is decoded, and an address that cannot be decoded is no page', () => {
    expect(matchRoute(routes, '/blog/why%20not', '')?.location.params).toEqual({ slug: 'why not' })
    expect(matchRoute(routes, '/blog/%E0%A4%A', '')).toBeNull()
  })

  test('only the parameters that mean something are kept, in one order', () => {
    expect(matchRoute(routes, '/blogs', 'utm=1&tag=a&q=b')?.location.searchParams.toString()).toBe('q=b&tag=a')
  })
})
