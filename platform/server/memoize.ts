/** Results that are cached for a time. */
export interface Memoized<Value> {
  read(key: string, load: () => Promise<Value>): Promise<Value>
  /** Drops all results, including those that are still loading. */
  forget(): void
}

/**
 * Caches the result for each key for `ttl` milliseconds of the given clock, even if that clock is set back. Failures are not cached. Keys
 * are few and named in code.
 */
export function memoize<Value>(ttl: number, now: () => number = () => performance.now()): Memoized<Value> {
  const entries = new Map<string, { work: Promise<Value>; since: number }>()
  return {
    read(key, load) {
      const known = entries.get(key)
      const at = now()
      if (known !== undefined && known.since <= at && at < known.since + ttl) return known.work
      const entry = { work: load(), since: at }
      entries.set(key, entry)
      entry.work.catch(() => {
        if (entries.get(key) === entry) entries.delete(key)
      })
      return entry.work
    },
    forget: () => entries.clear(),
  }
}
