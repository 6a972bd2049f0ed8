/** Answers that are kept for a time. */
export interface Memoized<Value> {
  read(key: string, load: () => Promise<Value>): Promise<Value>
  /** Drops all answers, also those that are still being loaded. */
  forget(): void
}

/**
 * Keeps the answer for each key for `ttl` milliseconds of the given clock, also where that clock is set back. A failure is
 * not kept. Keys are few and named in code.
 */
export function memoize<Value>(ttl: number, now: () => number = () => performance.now()): Memoized<Value> {
  const kept = new Map<string, { work: Promise<Value>; since: number }>()
  return {
    read(key, load) {
      const known = kept.get(key)
      const at = now()
      if (known !== undefined && known.since <= at && at < known.since + ttl) return known.work
      const mine = { work: load(), since: at }
      kept.set(key, mine)
      mine.work.catch(() => {
        if (kept.get(key) === mine) kept.delete(key)
      })
      return mine.work
    },
    forget: () => kept.clear(),
  }
}
