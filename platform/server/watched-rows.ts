/** Rows that people look at while they change. */
export interface WatchedRows<Row> {
  /** The row as it is now, then each later state of it; it ends when the row is gone. States in between may be left out. */
  watch(key: string): AsyncIterableIterator<Row>
  /** These may have changed: look at once. */
  mayHaveChanged(keys: string[]): void
}

interface Watcher<Row> {
  see(row: Row | undefined): void
}

/**
 * Watches rows for everybody in this process with one statement: at once when this process changed one, and every
 * `everyMs` for what other nodes changed. The rows are the truth; no message is needed that could get lost (rules 24).
 */
export function watchedRows<Row>(options: {
  load: (keys: string[]) => Promise<Map<string, Row>>
  everyMs: number
  onTrouble: (error: Error) => void
}): WatchedRows<Row> {
  const watchers = new Map<string, Set<Watcher<Row>>>()
  let due = new Set<string>()
  let looking = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    if (looking) return
    looking = true
    try {
      while (due.size > 0) {
        const keys = [...due]
        due = new Set()
        const rows = await options.load(keys)
        for (const key of keys) for (const watcher of watchers.get(key) ?? []) watcher.see(rows.get(key))
      }
    } catch (error) {
      // The next look is soon, and sees what this one missed.
      options.onTrouble(error as Error)
    } finally {
      looking = false
    }
  }

  function mayHaveChanged(keys: Iterable<string>): void {
    for (const key of keys) if (watchers.has(key)) due.add(key)
    void look()
  }

  function add(key: string, watcher: Watcher<Row>): () => void {
    const those = watchers.get(key) ?? new Set()
    watchers.set(key, those.add(watcher))
    timer ??= setInterval(() => mayHaveChanged(watchers.keys()), options.everyMs).unref()
    mayHaveChanged([key])
    return () => {
      those.delete(watcher)
      if (those.size === 0 && watchers.get(key) === those) watchers.delete(key)
      if (watchers.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }

  return { watch: (key) => statesOf((watcher) => add(key, watcher)), mayHaveChanged }
}

/** The states that a watcher sees, at most one of them waiting: who reads slowly gets the newest. */
function statesOf<Row>(begin: (watcher: Watcher<Row>) => () => void): AsyncIterableIterator<Row> {
  const done = { done: true as const, value: undefined }
  let told = ''
  let waiting: Row | null = null
  let isOver = false
  let answer: ((result: IteratorResult<Row, undefined>) => void) | null = null
  const finish = () => {
    isOver = true
    stop()
    answer?.(done)
    answer = null
  }
  const stop = begin({
    see(row) {
      if (row === undefined) return finish()
      const text = JSON.stringify(row)
      if (text === told) return
      told = text
      if (answer === null) waiting = row
      else answer({ done: false, value: row })
      answer = null
    },
  })
  return {
    next() {
      if (waiting !== null) {
        const value = waiting
        waiting = null
        return Promise.resolve({ done: false, value })
      }
      if (isOver) return Promise.resolve(done)
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    return() {
      finish()
      waiting = null
      return Promise.resolve(done)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
