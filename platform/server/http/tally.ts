/** Counts by key what is open; over `most` nothing more is taken. */
export interface Tally {
  take(key: string): boolean
  giveBack(key: string): void
  count(key: string): number
}

export function tally(most: number): Tally {
  const counts = new Map<string, number>()
  const count = (key: string) => counts.get(key) ?? 0
  return {
    take(key) {
      if (count(key) >= most) return false
      counts.set(key, count(key) + 1)
      return true
    },
    giveBack(key) {
      if (count(key) > 1) counts.set(key, count(key) - 1)
      else counts.delete(key)
    },
    count,
  }
}
