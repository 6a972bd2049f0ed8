import { expect, test, vi } from 'vitest'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { refreshList } from './refresh-list.ts'

test('the list of conversations is loaded at once, then at most once a second, and after the last change', () => {
  vi.useFakeTimers()
  const loadedAt: number[] = []
  const began = Date.now()
  const cache = { invalidateQueries: async () => void loadedAt.push(Date.now() - began) } as unknown as Cache
  for (let n = 0; n < 15; n++) {
    refreshList(cache)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(5_000)
  expect(loadedAt).toEqual([0, 1_000, 2_000])
})
