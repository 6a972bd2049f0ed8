import { Refusal } from '../rules/refusals.ts'

interface Room {
  atOnce: number
  /** So many wait. */
  waiting: number
  /** Seconds after which whoever is refused may come again. */
  retryAfter: number
  /** One begins so many milliseconds after the other at the soonest; where many wait, only as far as all can have begun in about `spreadMs`. */
  apart?: { ms: number; spreadMs: number }
}

/** `whose` it is, where turns go around among people. */
type InTurn = <T>(work: () => Promise<T>, whose?: string) => Promise<T>

/**
 * Lets a few do at once what takes much, and a few more wait, in the order in which they came; of several of the same person
 * one at a time stands in line. Whoever comes when it is full is refused with `BUSY`.
 */
export function fewAtOnce({ atOnce, waiting, retryAfter, apart = { ms: 0, spreadMs: 0 } }: Room): InTurn {
  /** Those who wait, by whose they are; the first has the next turn. */
  const lines = new Map<string, (() => void)[]>()
  let inLine = 0
  let busy = 0
  let lastBegan = -Infinity
  let pause: NodeJS.Timeout | undefined

  function letIn(): void {
    const next = lines.entries().next().value
    if (next === undefined || busy >= atOnce || pause !== undefined) return
    const early = lastBegan + Math.min(apart.ms, apart.spreadMs / inLine) - performance.now()
    if (early > 0) {
      pause = setTimeout(() => {
        pause = undefined
        letIn()
      }, early)
      return
    }
    const [whose, [go, ...rest]] = next
    lines.delete(whose)
    if (rest.length > 0) lines.set(whose, rest)
    inLine -= 1
    busy += 1
    lastBegan = performance.now()
    go!()
    letIn()
  }

  return async (work, whose = '') => {
    if (inLine >= waiting && (inLine > 0 || busy >= atOnce)) throw new Refusal('BUSY', { retryAfter })
    await new Promise<void>((go) => {
      const line = lines.get(whose)
      if (line === undefined) lines.set(whose, [go])
      else line.push(go)
      inLine += 1
      letIn()
    })
    try {
      return await work()
    } finally {
      busy -= 1
      letIn()
    }
  }
}
