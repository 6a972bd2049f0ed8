/**
 * When the host of this machine took a core away. Pages that were under way then waited for it, not for the site: of some hundreds the
 * slowest are what is measured, and a host that is busy itself takes milliseconds dozens of times in a second, so that they fill both
 * sides of a ratio.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { coresOf } from '../judge/cores.ts'
import { now } from './clock.ts'
import { mayGoFirst } from './first.ts'

/** A stretch of time: milliseconds of the machine's clock. */
export type Span = readonly [from: number, to: number]

export interface WatchedCores {
  /** Ends the watching; gives when a core was away. */
  end(): Promise<Span[]>
}

const HERE = fileURLToPath(import.meta.url)
const STEP_MS = 0.5
const LATE_MS = 0.5
const MOST = 100_000
const STEPS_AT_ONCE = 50

/**
 * Watches each core with a process that goes before everything else there and wakes every half a millisecond: whenever it is late by as much
 * again, the core was not this machine's to use. Where nobody may go first, nothing is seen.
 */
export async function watchCores(): Promise<WatchedCores> {
  if (!mayGoFirst()) return { end: async () => [] }
  const watchers = numbersOf(coresOf('self')!).map((core) => spawn('chrt', ['--fifo', '99', 'taskset', '-c', String(core), process.execPath, HERE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }))
  await Promise.all(watchers.map(told))
  return {
    end: async () => (await Promise.all(watchers.map((watcher) => (watcher.send('end'), told<Span[]>(watcher))))).flat(),
  }
}

async function told<T>(watcher: ChildProcess): Promise<T> {
  const lost = once(watcher, 'exit').then(() => Promise.reject(new Error('Who watches a core ended.')))
  const [message] = await Promise.race([once(watcher, 'message'), lost])
  return message as T
}

/** Of `0-2,5` the numbers. */
function numbersOf(cores: string): number[] {
  return cores.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number) as [number, number?]
    return Array.from({ length: last! - first + 1 }, (_, n) => first + n)
  })
}

function watch(): void {
  const nobody = new Int32Array(new SharedArrayBuffer(4))
  // Nothing is made while it watches, so that there is nothing to sweep.
  const seen = new Float64Array(2 * MOST)
  let count = 0
  let last = now()
  const look = () => {
    for (let step = 0; step < STEPS_AT_ONCE; step++) {
      Atomics.wait(nobody, 0, 0, STEP_MS)
      const at = now()
      if (at - last > STEP_MS + LATE_MS && count < MOST) seen.set([last, at], 2 * count++)
      last = at
    }
    setImmediate(look)
  }
  process.once('message', () => process.send!(Array.from({ length: count }, (_, n) => [seen[2 * n], seen[2 * n + 1]]), () => process.exit()))
  process.once('disconnect', () => process.exit())
  process.send!('watching')
  look()
}

if (process.argv[1] === HERE) watch()
