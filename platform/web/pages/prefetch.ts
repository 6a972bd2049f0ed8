import { countPrefetched, cachePrefetched } from './prefetch-cache.ts'
import { loadRoute } from './load-route.ts'
import { matchRoute } from './match.ts'
import { createPath, type Location } from './navigation.ts'
import type { Route } from './route.ts'

const MAX_PREFETCHED = 4
const FRESH_MS = 10_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Prefetches the code and data of a page: a few at a time, and not when the browser saves data. */
export function prefetch(routes: readonly Route[], to: Location): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData === true || effectiveType.endsWith('2g')) return
  const address = createPath({ ...to, hash: '' })
  const count = countPrefetched(address)
  const match = matchRoute(routes, to.pathname, to.search)
  if (count === null || count >= MAX_PREFETCHED || match === null) return
  cachePrefetched(address, loadRoute(match), performance.now() + FRESH_MS)
}
