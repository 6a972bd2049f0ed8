import { describe, expect, test } from 'vitest'
import { matchScreen } from './match.ts'
import type { Screen } from './page.ts'

const load = () => Promise.reject(new Error('not loaded here'))
const screens: Screen[] = [
  { path: '/', load },
  { path: '/blogs', query: ['q', 'tag'], load },
  { path: '/blog/:slug', load },
]

describe('Addresses and screens (requirement S-1)', () => {
  test('a path finds its screen whatever its case, with or without a slash at the end', () => {
    expect(matchScreen(screens, '/Blogs/', '')?.screen.path).toBe('/blogs')
    expect(matchScreen(screens, '/', '')?.screen.path).toBe('/')
    expect(matchScreen(screens, '/blogs/more', '')).toBeNull()
  })

  test('what the pattern catches is decoded, and an address that cannot be decoded is no page', () => {
    expect(matchScreen(screens, '/blog/why%20not', '')?.place.params).toEqual({ slug: 'why not' })
    expect(matchScreen(screens, '/blog/%E0%A4%A', '')).toBeNull()
  })

  test('only the parameters that mean something are kept, in one order', () => {
    expect(matchScreen(screens, '/blogs', 'utm=1&tag=a&q=b')?.place.search.toString()).toBe('q=b&tag=a')
  })
})
