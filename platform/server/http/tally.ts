/** Counts by key what is open; over `most` nothing more is taken. */
export interface Tally {
  take(key: string): boolean
  giveBack(key: string): void
}

export function tally(most: number): Tally {
  const counts = new Map<string, number>()
  return {
    take(key) {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    giveBack(key) {
      const count = counts.get(key) ?? 0
      if (count > 1) counts.set(key, count - 1)
      else counts.delete(key)
    },
  }
}
