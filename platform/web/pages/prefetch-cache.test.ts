import { afterEach, describe, expect, test, vi } from 'vitest'
import { countAhead, forgetAhead, keepAhead, takeAhead } from './ahead.ts'
import type { LoadedPage } from './match.ts'

const page = () => Promise.resolve({} as LoadedPage)

describe('Pages loaded ahead', () => {
  afterEach(() => {
    forgetAhead()
    vi.restoreAllMocks()
  })

  test('one that is fresh is taken once, and the others go with it', () => {
    const loaded = page()
    keepAhead('/blogs', loaded, performance.now() + 1000)
    keepAhead('/about', page(), performance.now() + 1000)
    expect(takeAhead('/blogs')).toBe(loaded)
    expect([takeAhead('/blogs'), takeAhead('/about')]).toEqual([null, null])
  })

  test('one that is old is not taken, and does not keep its place', () => {
    keepAhead('/blogs', page(), 1000)
    vi.spyOn(performance, 'now').mockReturnValue(999)
    expect([countAhead('/blogs'), countAhead('/other')]).toEqual([null, 1])
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    expect([countAhead('/other'), takeAhead('/blogs')]).toEqual([0, null])
  })

  test('one that could not be loaded is not kept', async () => {
    keepAhead('/blogs', Promise.reject(new Error('offline')), performance.now() + 1000)
    await Promise.resolve()
    await Promise.resolve()
    expect(takeAhead('/blogs')).toBe(null)
  })
})
