/** Counts open things by key, up to `max`. */
export interface KeyCounter {
  acquire(key: string): boolean
  release(key: string): void
  count(key: string): number
}

export function keyCounter(max: number): KeyCounter {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.get(key) ?? 0
  return {
    acquire(key) {
      if (count(key) >= max) return false
      counts.set(key, count(key) + 1)
      return true
    },
    release(key) {
      if (count(key) > 1) counts.set(key, count(key) - 1)
      else counts.delete(key)
    },
    count,
  }
}
