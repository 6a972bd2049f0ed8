import { afterEach, describe, expect, test, vi } from 'vitest'
import { countPrefetched, clearPrefetched, cachePrefetched, takePrefetched } from './prefetch-cache.ts'
import type { LoadedPage } from './match.ts'

const page = () => Promise.resolve({} as LoadedPage)

describe('Pages loaded ahead', () => {
  afterEach(() => {
    clearPrefetched()
    vi.restoreAllMocks()
  })

  test('one that is fresh is taken once, and the others go with it', () => {
    const loaded = page()
    cachePrefetched('/blogs', loaded, performance.now() + 1000)
    cachePrefetched('/about', page(), performance.now() + 1000)
    expect(takePrefetched('/blogs')).toBe(loaded)
    expect([takePrefetched('/blogs'), takePrefetched('/about')]).toEqual([null, null])
  })

  test('one that is old is not taken, and does not keep its place', () => {
    cachePrefetched('/blogs', page(), 1000)
    vi.spyOn(performance, 'now').mockReturnValue(999)
    expect([countPrefetched('/blogs'), countPrefetched('/other')]).toEqual([null, 1])
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    expect([countPrefetched('/other'), takePrefetched('/blogs')]).toEqual([0, null])
  })

  test('one that could not be loaded is not kept', async () => {
    cachePrefetched('/blogs', Promise.reject(new Error('offline')), performance.now() + 1000)
    await Promise.resolve()
    await Promise.resolve()
    expect(takePrefetched('/blogs')).toBe(null)
  })
})
