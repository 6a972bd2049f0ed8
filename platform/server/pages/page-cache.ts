import { sizeOf, type CachedPage } from './cached-page.ts'

interface Entry {
  page: CachedPage
  until: number
  /** After this part of its lifetime, one reader learns that the page is due for a refresh. */
  dueAt: number
}

export interface PageCache {
  /** A page that has not expired, and whether it is due for a refresh; only one reader near its expiry gets true. */
  get(key: string, due?: () => void): CachedPage | null
  /** The last rendered page even if it has expired: it is still valid if its data has not changed. */
  latest(key: string): CachedPage | null
  /** Call before reading the data: a page with data from before a change is not cached. */
  startRender(): number
  put(key: string, page: CachedPage, generation: number): void
  /** Removes every page that has one of these cache tags. */
  forget(cacheTags: readonly string[]): void
  clear(): void
  size(): number
}

/** On other nodes than the one that took a change, a page is this old at most. */
export const PAGE_CACHE_TTL_MS = 4_000
/** After this part of its lifetime a page is due for a refresh, while it is still served. */
const DUE = 3 / 4
const MAX_PAGES = 2_000
const MAX_BYTES = 48 * 1024 * 1024

/** Rendered public pages in memory: limited in number, bytes and age; the oldest are removed first. */
export function openPageCache({ keepMs = PAGE_CACHE_TTL_MS, now = Date.now } = {}): PageCache {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let changes = 0
  let clearedAt = 0
  const changedAt = new Map<string, number>()

  const remove = (key: string, entry: Entry) => {
    entries.delete(key)
    bytes -= sizeOf(entry.page)
  }

  return {
    get(key, due) {
      const entry = entries.get(key)
      const at = now()
      if (entry === undefined || entry.until <= at) return null
      if (due !== undefined && entry.dueAt <= at) {
        entry.dueAt = Infinity
        due()
      }
      return entry.page
    },
    latest: (key) => entries.get(key)?.page ?? null,
    startRender: () => changes,
    put(key, page, generation) {
      if (generation < clearedAt || page.cacheTags.some((tag) => (changedAt.get(tag) ?? 0) > generation)) return
      const old = entries.get(key)
      if (old !== undefined) remove(key, old)
      const at = now()
      entries.set(key, { page, until: at + keepMs, dueAt: at + keepMs * DUE })
      bytes += sizeOf(page)
      for (const [oldest, entry] of entries) {
        if (entries.size <= MAX_PAGES && bytes <= MAX_BYTES) break
        remove(oldest, entry)
      }
    },
    forget(cacheTags) {
      changes++
      for (const tag of cacheTags) changedAt.set(tag, changes)
      for (const [key, entry] of entries) {
        if (entry.page.cacheTags.some((tag) => cacheTags.includes(tag))) remove(key, entry)
      }
      if (changedAt.size > 10_000) {
        changedAt.clear()
        clearedAt = changes
      }
    },
    clear() {
      entries.clear()
      bytes = 0
      changes++
      clearedAt = changes
    },
    size: () => entries.size,
  }
}
