/**
 * Under load many people ask the same at once. One statement answers all who asked before it was sent; whoever asks
 * later waits for the next one, so that nobody gets an answer older than the question.
 */
export function sharedReads<Value>(): (key: string, ask: () => Promise<Value>) => Promise<Value> {
  const next = new Map<string, Promise<Value>>()
  const running = new Map<string, Promise<unknown>>()
  return (key, ask) => {
    const joined = next.get(key)
    if (joined !== undefined) return joined
    const before = running.get(key) ?? Promise.resolve()
    const mine = before.then(() => {
      next.delete(key)
      const work = ask()
      const ended = work.then(nothing, nothing)
      running.set(key, ended)
      void ended.then(() => {
        if (running.get(key) === ended) running.delete(key)
      })
      return work
    })
    next.set(key, mine)
    return mine
  }
}

const nothing = () => {}

/** Reads whose answers are known for a while. */
export interface KeptReads<Value> {
  read(key: string, ask: () => Promise<Value>): Promise<Value>
  /** Whoever asks from now on is told what holds now, also where an older question is still under way. */
  forget(): void
}

/**
 * What changes slowly and is asked for with every page: read once and known for so many milliseconds by the given clock, also
 * where that one is set back. Keys are few and named in code.
 */
export function keptReads<Value>(milliseconds: number, now: () => number = () => performance.now()): KeptReads<Value> {
  const kept = new Map<string, { work: Promise<Value>; since: number }>()
  return {
    read(key, ask) {
      const known = kept.get(key)
      const at = now()
      if (known !== undefined && known.since <= at && at < known.since + milliseconds) return known.work
      const mine = { work: ask(), since: at }
      kept.set(key, mine)
      mine.work.catch(() => {
        if (kept.get(key) === mine) kept.delete(key)
      })
      return mine.work
    },
    forget: () => kept.clear(),
  }
}

interface Waiting<Value> {
  answer: (value: Value | null) => void
  fail: (error: unknown) => void
}

const AT_ONCE = 2
const BATCH = 100

/**
 * Reads many things by key in one statement: what is asked for while statements are under way goes into the next one
 * together. `load` gives what it found; what is missing there is null.
 */
export function batchedReads<Value>(load: (keys: string[]) => Promise<Map<string, Value>>): (key: string) => Promise<Value | null> {
  let waiting = new Map<string, Waiting<Value>[]>()
  let underWay = 0
  let scheduled = false

  function schedule(): void {
    if (scheduled || underWay >= AT_ONCE || waiting.size === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      void run()
    })
  }

  async function run(): Promise<void> {
    const batch = takeBatch()
    underWay++
    try {
      const found = await load([...batch.keys()])
      for (const [key, people] of batch) for (const one of people) one.answer(found.get(key) ?? null)
    } catch (error) {
      for (const people of batch.values()) for (const one of people) one.fail(error)
    } finally {
      underWay--
      schedule()
    }
  }

  function takeBatch(): Map<string, Waiting<Value>[]> {
    const entries = [...waiting]
    waiting = new Map(entries.slice(BATCH))
    return new Map(entries.slice(0, BATCH))
  }

  return async (key) => {
    // No text of the database has it, and in a statement it would be the end of what all the others asked for.
    if (key.includes('\u0000')) return null
    return new Promise((answer, fail) => {
      const people = waiting.get(key)
      if (people === undefined) waiting.set(key, [{ answer, fail }])
      else people.push({ answer, fail })
      schedule()
    })
  }
}
