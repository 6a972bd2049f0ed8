/** Rows that people watch while they change. */
export interface LiveQuery<Row> {
  /** The current row, then each later state; it ends when the row is deleted. States in between may be skipped. */
  watch(key: string): AsyncIterableIterator<Row>
  /**
   * The same, starting with what `read` returns; a refusal of `read` is thrown here. For callers that read the row anyway to check
   * permissions.
   */
  watchFrom(key: string, read: () => Promise<Row>): Promise<AsyncIterableIterator<Row>>
  /** These keys may have changed: read them at once. */
  mayHaveChanged(keys: string[]): void
}

interface Watcher<Row> {
  see(row: Row | undefined): void
}

/**
 * Watches rows for everyone in this process with one statement: at once when this process changed one, and every `everyMs` for changes of
 * other nodes. The rows are the truth; no message can get lost (requirement P-24).
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
      // The next read is soon and sees what this one missed.
      options.onTrouble(error as Error)
    } finally {
      looking = false
    }
  }

  function mayHaveChanged(keys: Iterable<string>): void {
    for (const key of keys) if (watchers.has(key)) due.add(key)
    void read()
  }

  /** Adds a watcher, which sees changes from now on. Returns the function that removes it. */
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
      // Changes during the read are seen all the same.
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
  /** Gives a row to a watcher unless it has seen a later one. */
  beginWith(row: Row): void
}

/** The states that a watcher sees, at most one of them queued: a slow consumer gets the newest. */
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
