import { Refusal } from '../rules/refusals.ts'

interface Room {
  atOnce: number
  /** So many wait, in the order in which they came. */
  waiting: number
  /** Seconds after which whoever is refused may come again. */
  retryAfter: number
}

/** Lets a few do at once what takes much, and a few more wait; whoever comes then is refused with `BUSY`. */
export function fewAtOnce({ atOnce, waiting, retryAfter }: Room): <T>(work: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = []
  let busy = 0
  return async (work) => {
    if (busy >= atOnce) {
      if (line.length >= waiting) throw new Refusal('BUSY', { retryAfter })
      await new Promise<void>((go) => line.push(go))
    } else busy += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next === undefined) busy -= 1
      else next()
    }
  }
}
