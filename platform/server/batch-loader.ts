interface Waiting<Value> {
  resolve: (value: Value | Promise<Value> | null) => void
  reject: (error: unknown) => void
}

const MAX_CONCURRENT = 2
const MAX_BATCH = 100

/** Loads the value of each key; a key without an entry is null. A value may be a promise, which may reject on its own. */
type Load<Value> = (keys: string[]) => Promise<ReadonlyMap<string, Value | Promise<Value>>> | ReadonlyMap<string, Value | Promise<Value>>

/**
 * Batches reads by key: keys that are requested while two loads run are loaded together in the next one, each once. A key never joins a
 * load that has started, so no result is older than its request.
 */
export function batchLoader<Value>(load: Load<Value>): (key: string) => Promise<Value | null> {
  let waiting = new Map<string, Waiting<Value>[]>()
  let running = 0
  let scheduled = false

  function schedule(): void {
    if (scheduled || running >= MAX_CONCURRENT || waiting.size === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      void run()
    })
  }

  async function run(): Promise<void> {
    const batch = takeBatch()
    running++
    try {
      const found = await load([...batch.keys()])
      for (const [key, requests] of batch) for (const { resolve } of requests) resolve(found.get(key) ?? null)
      await Promise.allSettled(found.values())
    } catch (error) {
      for (const requests of batch.values()) for (const { reject } of requests) reject(error)
    } finally {
      running--
      schedule()
    }
  }

  function takeBatch(): Map<string, Waiting<Value>[]> {
    const entries = [...waiting]
    waiting = new Map(entries.slice(MAX_BATCH))
    return new Map(entries.slice(0, MAX_BATCH))
  }

  return async (key) => {
    // PostgreSQL has no text with NUL, and such a statement would fail for the whole batch.
    if (key.includes('\u0000')) return null
    return new Promise((resolve, reject) => {
      const requests = waiting.get(key)
      if (requests === undefined) waiting.set(key, [{ resolve, reject }])
      else requests.push({ resolve, reject })
      schedule()
    })
  }
}
