import type pg from 'pg'

/** A statement that took at least this long is recorded. */
const SLOW_MS = 250

type Query = (...args: unknown[]) => unknown
type Done = (...results: unknown[]) => void

/** The text of a statement as it was sent, without its values; null for anything else, such as a cursor. */
function textOf(first: unknown): string | null {
  if (typeof first === 'string') return first
  const text = (first as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : null
}

/** Times the statements of a connection and reports the slow ones, also failed ones. */
export function watchStatements(client: Pick<pg.PoolClient, 'query'>, onSlow: (statement: string, ms: number) => void, slowMs = SLOW_MS): void {
  const query = client.query.bind(client) as Query
  const timed: Query = (...args) => {
    const text = textOf(args[0])
    if (text === null) return query(...args)
    const startedAt = performance.now()
    const ended = () => {
      const ms = performance.now() - startedAt
      if (ms >= slowMs) onSlow(text, ms)
    }
    const done = args.at(-1)
    if (typeof done === 'function') {
      return query(...args.slice(0, -1), (...results: unknown[]) => {
        ended()
        ;(done as Done)(...results)
      })
    }
    const result = query(...args)
    if (result instanceof Promise) result.then(ended, ended)
    return result
  }
  client.query = timed as typeof client.query
}

/** How often a statement was slow, and for how many milliseconds. */
export interface SlowRuns {
  count: number
  totalMs: number
  longestMs: number
}

const MAX_WAITING = 500

/**
 * Saves slow statements one after another. What is reported during a save is added up, so that a database in which everything is slow gets one more
 * statement at a time and not one for each.
 */
export function recordSlowStatements(save: (statement: string, runs: SlowRuns) => Promise<void>): (statement: string, ms: number) => void {
  const waiting = new Map<string, SlowRuns>()
  let isSaving = false

  async function saveAll(): Promise<void> {
    isSaving = true
    // Visits what is added meanwhile, too.
    for (const [statement, runs] of waiting) {
      waiting.delete(statement)
      await save(statement, runs)
    }
    isSaving = false
  }

  return (statement, ms) => {
    const known = waiting.get(statement)
    if (known === undefined && waiting.size >= MAX_WAITING) return
    const { count, totalMs, longestMs } = known ?? { count: 0, totalMs: 0, longestMs: 0 }
    waiting.set(statement, { count: count + 1, totalMs: totalMs + ms, longestMs: Math.max(longestMs, ms) })
    if (!isSaving) void saveAll()
  }
}
