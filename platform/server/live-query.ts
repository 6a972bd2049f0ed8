/** Rows that people look at while they change. */
export interface LiveQuery<Row> {
  /** The row as it is now, then each later state of it; it ends when the row is gone. States in between may be left out. */
  watch(key: string): AsyncIterableIterator<Row>
  /** The same, beginning with what `read` finds; what it refuses is refused here. Whoever must look who may watch reads the row once. */
  watchFrom(key: string, read: () => Promise<Row>): Promise<AsyncIterableIterator<Row>>
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
export function liveQuery<Row>(options: {
  load: (keys: string[]) => Promise<Map<string, Row>>
  everyMs: number
  onTrouble: (error: Error) => void
}): LiveQuery<Row> {
  const watchers = new Map<string, Set<Watcher<Row>>>()
  let due = new Set<string>()
  let looking = false
  let timer: NodeJS.Timeout | undefined

  async function read(): Promise<void> {
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
    void read()
  }

  /** Adds a watcher, which sees what changes from now on. Gives the way to take it away. */
  function add(key: string, watcher: Watcher<Row>): () => void {
    const those = watchers.get(key) ?? new Set()
    watchers.set(key, those.add(watcher))
    timer ??= setInterval(() => mayHaveChanged(watchers.keys()), options.everyMs).unref()
    return () => {
      those.delete(watcher)
      if (those.size === 0 && watchers.get(key) === those) watchers.delete(key)
      if (watchers.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }

  return {
    watch(key) {
      const states = statesOf<Row>((watcher) => add(key, watcher))
      mayHaveChanged([key])
      return states
    },
    async watchFrom(key, read) {
      // What changes while it is read is seen all the same.
      const states = statesOf<Row>((watcher) => add(key, watcher))
      try {
        states.beginWith(await read())
      } catch (error) {
        await states.return!()
        throw error
      }
      return states
    },
    mayHaveChanged,
  }
}

interface States<Row> extends AsyncIterableIterator<Row> {
  /** Has the watcher see a row, unless it has seen a later one. */
  beginWith(row: Row): void
}

/** The states that a watcher sees, at most one of them waiting: who reads slowly gets the newest. */
function statesOf<Row>(watch: (watcher: Watcher<Row>) => () => void): States<Row> {
  const done = { done: true as const, value: undefined }
  let lastSent = ''
  let waiting: Row | null = null
  let isOver = false
  let answer: ((result: IteratorResult<Row, undefined>) => void) | null = null
  const finish = () => {
    isOver = true
    stop()
    answer?.(done)
    answer = null
  }
  const see = (row: Row | undefined) => {
    if (row === undefined) return finish()
    const text = JSON.stringify(row)
    if (text === lastSent) return
    lastSent = text
    if (answer === null) waiting = row
    else answer({ done: false, value: row })
    answer = null
  }
  const stop = watch({ see })
  return {
    beginWith(row) {
      if (lastSent === '') see(row)
    },
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
