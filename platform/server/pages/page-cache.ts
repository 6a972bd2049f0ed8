import { sizeOf, type CachedPage } from './cached-page.ts'

interface Entry {
  page: CachedPage
  until: number
  /** From then on whoever gets it is told, once, that its time is nearly over. */
  dueAt: number
}

export interface PageCache {
  /** A page whose time is not over; the first to get it near the end of that time is told that it is due. */
  get(key: string, due?: () => void): CachedPage | null
  /** The page as it was last made, even when its time is over: it still holds if its data has not changed. */
  latest(key: string): CachedPage | null
  /** Begin before reading the data: a page made from data of before a change is not kept. */
  startRender(): number
  put(key: string, page: CachedPage, generation: number): void
  /** Takes out every page that shows one of these cacheTags. */
  forget(cacheTags: readonly string[]): void
  clear(): void
  size(): number
}

/** Elsewhere than on the node that took a change, a page is this old at most. */
export const PAGE_CACHE_TTL_MS = 4_000
/** After this part of its time a page is due to be asked for again, while it still answers. */
const DUE = 3 / 4
const MAX_PAGES = 2_000
const MAX_BYTES = 48 * 1024 * 1024

/** Finished public pages in memory: bounded in number, bytes and age; the least recently made go first. */
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
