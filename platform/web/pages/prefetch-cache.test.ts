import { afterEach, describe, expect, test, vi } from 'vitest'
import { countPrefetched, clearPrefetched, cachePrefetched, takePrefetched } from './prefetch-cache.ts'
import type { LoadedPage } from './match.ts'

const page = () => Promise.resolve({} as LoadedPage)

describe('Prefetched pages', () => {
  afterEach(() => {
    clearPrefetched()
    vi.restoreAllMocks()
  })

  test('a fresh one is taken once, and drops the others', () => {
    const loaded = page()
    cachePrefetched('/blogs', loaded, performance.now() + 1000)
    cachePrefetched('/about', page(), performance.now() + 1000)
    expect(takePrefetched('/blogs')).toBe(loaded)
    expect([takePrefetched('/blogs'), takePrefetched('/about')]).toEqual([null, null])
  })

  test('an old one is not taken, and frees its slot', () => {
    cachePrefetched('/blogs', page(), 1000)
    vi.spyOn(performance, 'now').mockReturnValue(999)
    expect([countPrefetched('/blogs'), countPrefetched('/other')]).toEqual([null, 1])
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    expect([countPrefetched('/other'), takePrefetched('/blogs')]).toEqual([0, null])
  })

  test('one that could not be loaded is not cached', async () => {
    cachePrefetched('/blogs', Promise.reject(new Error('offline')), performance.now() + 1000)
    await Promise.resolve()
    await Promise.resolve()
    expect(takePrefetched('/blogs')).toBe(null)
  })
})
