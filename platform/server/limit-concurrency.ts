import { Refusal } from '../rules/refusals.ts'

interface Room {
  atOnce: number
  /** The maximum number of waiting calls. */
  waiting: number
  /** The maximum number of waiting calls with the same key. */
  each?: number
  /** Seconds after which a refused caller may retry. */
  retryAfter: number
  /**
   * Starts are spaced by `ms`; they come sooner when more calls wait than have started `withinMs` after they arrived, if there is a free
   * slot.
   */
  spacing?: { ms: number; withinMs: number }
}

interface Waiting {
  since: number
  go(): void
}

/** Calls with different keys take turns. */
type LimitedRun = <T>(work: () => Promise<T>, key?: string) => Promise<T>

/**
 * Limits how many calls run at once, and queues a few more in the order in which they came. Calls with keys take turns by key. Throws
 * `BUSY` when the queue is full.
 */
export function limitConcurrency({ atOnce, waiting, each = Infinity, retryAfter, spacing = { ms: 0, withinMs: 0 } }: Room): LimitedRun {
  /** The waiting calls by key; the first key has the next turn. */
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
