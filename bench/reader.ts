/** Somebody who opens the list of blogs again and again, in a thread of their own: waiting for others here would be measured too. */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Site } from '../tests/support/site.ts'

const PAUSE_MS = 5

export class Reader {
  private readonly worker: Worker

  constructor({ origin }: Site) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: `${origin}/blogs` })
  }

  /** Reads for so long, or until it is stopped; gives how long each page took, in milliseconds. */
  async read(forMs: number): Promise<number[]> {
    this.worker.postMessage(forMs)
    const [times] = (await once(this.worker, 'message')) as [number[]]
    await this.worker.terminate()
    return times
  }

  stop(): void {
    this.worker.postMessage(0)
  }
}

if (!isMainThread) {
  let until = 0
  let isReading = false
  parentPort!.on('message', (forMs: number) => {
    until = performance.now() + forMs
    if (!isReading) void readPages()
    isReading = true
  })

  async function readPages(): Promise<void> {
    const times: number[] = []
    while (performance.now() < until) {
      const started = performance.now()
      await (await fetch(workerData as string)).text()
      times.push(performance.now() - started)
      await new Promise((done) => setTimeout(done, PAUSE_MS))
    }
    parentPort!.postMessage(times)
  }
}
