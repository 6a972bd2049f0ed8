import type { Cache } from '#platform/web/data/query-cache.ts'
import { Conversations } from './chat-queries.ts'

const PAUSE_MS = 1_000

let refreshedAt = -Infinity
let timer: ReturnType<typeof setTimeout> | undefined

/** Reloads the list of conversations: now, or at the end of a second in which it was loaded before. */
export function refreshList(cache: Cache): void {
  clearTimeout(timer)
  const wait = refreshedAt + PAUSE_MS - Date.now()
  if (wait > 0) {
    timer = setTimeout(() => refreshList(cache), wait)
    return
  }
  refreshedAt = Date.now()
  void cache.invalidateQueries(Conversations)
}
