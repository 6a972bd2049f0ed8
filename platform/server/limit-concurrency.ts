import { Refusal } from '../rules/refusals.ts'

interface Room {
  atOnce: number
  /** So many wait. */
  waiting: number
  /** So many of the same person wait at most. */
  each?: number
  /** Seconds after which whoever is refused may come again. */
  retryAfter: number
  /** One begins so many milliseconds after the other; sooner where more wait than have begun `withinMs` after they came, if there is a place. */
  spacing?: { ms: number; withinMs: number }
}

interface Waiting {
  since: number
  go(): void
}

/** `whose` it is, where turns go around among people. */
type LimitedRun = <T>(work: () => Promise<T>, key?: string) => Promise<T>

/**
 * Lets a few do at once what takes much, and a few more wait, in the order in which they came; where it is said whose they are,
 * turns go around among people. Whoever comes when it is full is refused with `BUSY`.
 */
export function limitConcurrency({ atOnce, waiting, each = Infinity, retryAfter, spacing = { ms: 0, withinMs: 0 } }: Room): LimitedRun {
  /** Those who wait, by whose they are; the first has the next turn. */
  const lines = new Map<string, Waiting[]>()
  let inLine = 0
  let busy = 0
  let lastBegan = -Infinity
  let pause: NodeJS.Timeout | undefined

  function letIn(): void {
    const next = lines.entries().next().value
    if (next === undefined || busy >= atOnce || pause !== undefined) return
    const [key, line] = next
    const now = performance.now()
    const timeLeft = line[0]!.since + spacing.withinMs - now
    const early = lastBegan + Math.min(spacing.ms, timeLeft / inLine) - now
    if (early > 0) {
      pause = setTimeout(() => {
        pause = undefined
        letIn()
      }, early)
      return
    }
    const { go } = line.shift()!
    lines.delete(key)
    if (line.length > 0) lines.set(key, line)
    inLine -= 1
    busy += 1
    lastBegan = now
    go()
    letIn()
  }

  return async (work, key = '') => {
    const line = lines.get(key) ?? []
    if (line.length >= each || (inLine >= waiting && (inLine > 0 || busy >= atOnce))) throw new Refusal('BUSY', { retryAfter })
    await new Promise<void>((go) => {
      line.push({ since: performance.now(), go })
      lines.set(key, line)
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
