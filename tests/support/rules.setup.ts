import { afterAll, vi } from 'vitest'

// Files share a process: what one replaces must not reach the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
