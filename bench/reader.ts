/** Somebody who opens the list of blogs again and again, in a thread of their own: waiting for others here would be measured too. */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Site } from '../tests/support/site.ts'

const PAUSE_MS = 5

export interface Reader {
  /** How long each page took, in milliseconds, when the time is over or the reader was stopped. */
  times: Promise<number[]>
  stop(): void
}

/** Begins to read, for so long at most. */
export function startReading({ origin }: Site, forMs: number): Reader {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url: `${origin}/blogs`, forMs } })
  const told = once(worker, 'message') as Promise<[number[]]>
  return { times: told.then(([times]) => times), stop: () => worker.postMessage('stop') }
}

async function readPages({ url, forMs }: { url: string; forMs: number }, isStopped: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (const until = performance.now() + forMs; performance.now() < until && !isStopped(); ) {
    const started = performance.now()
    await (await fetch(url)).text()
    times.push(performance.now() - started)
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  return times
}

if (!isMainThread) {
  let isStopped = false
  parentPort!.once('message', () => void (isStopped = true))
  parentPort!.postMessage(await readPages(workerData as { url: string; forMs: number }, () => isStopped))
  process.exit()
}
