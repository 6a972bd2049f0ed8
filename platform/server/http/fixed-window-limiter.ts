/** Counts by key within fixed windows of time; for limits that must cost almost nothing. */
export interface FixedWindowLimiter {
  /** Whether one more is allowed, for this key and in total. */
  take(key: string): boolean
}

export function fixedWindowLimiter({ perKey, all, ms, now = Date.now }: { perKey: number; all: number; ms: number; now?: () => number }): FixedWindowLimiter {
  let counts = new Map<string, number>()
  let total = 0
  let since = -Infinity
  return {
    take(key) {
      if (now() - since >= ms) {
        counts = new Map()
        total = 0
        since = now()
      }
      const count = counts.get(key) ?? 0
      if (count >= perKey || total >= all) return false
      counts.set(key, count + 1)
      total += 1
      return true
    },
  }
}
