import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** A part of a process that runs in the background. */
export interface BackgroundProcess {
  /** Settles when it has ended, by itself or because it was stopped. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

export interface Supervised {
  /** Stops and starts it again, because something in it failed unnoticed. */
  restart(reason: unknown): void
  stop(): Promise<void>
}

interface Options {
  name: string
  log: Log
  start(): Promise<BackgroundProcess>
  /** Milliseconds before the first restart; the delay doubles with each further one, up to `maxDelayMs`. */
  minDelayMs?: number
  maxDelayMs?: number
  /** How long a failed process may take to stop before another is started anyway. */
  stopWithinMs?: number
}

/** Starts a background process and restarts it, with backoff, whenever it ends by itself (requirement P-34). Throws when the first start fails. */
export async function supervise({ name, log, start, minDelayMs = 1_000, maxDelayMs = 30_000, stopWithinMs = 15_000 }: Options): Promise<Supervised> {
  const stopping = new AbortController()
  const { signal } = stopping
  let current = await start()
  let startedAt = performance.now()
  let delay = minDelayMs
  let restart = Promise.withResolvers<unknown>()

  async function restarted(): Promise<void> {
    await Promise.race([current.stop().catch(() => undefined), pause(stopWithinMs, undefined, { ref: false })])
    if (performance.now() - startedAt > 2 * maxDelayMs) delay = minDelayMs
    while (!signal.aborted) {
      await pause(delay, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      delay = Math.min(2 * delay, maxDelayMs)
      try {
        current = await start()
        startedAt = performance.now()
        return log.info(`The ${name} was restarted.`)
      } catch (error) {
        log.warn({ err: (error as Error).message }, `The ${name} could not be restarted; trying again.`)
      }
    }
  }

  async function watch(): Promise<void> {
    const aborted = new Promise((done) => signal.addEventListener('abort', done))
    while (!signal.aborted) {
      restart = Promise.withResolvers()
      const reason = await Promise.race([current.ended.catch((error: unknown) => error), restart.promise, aborted])
      if (signal.aborted) return
      log.error({ err: reason }, `The ${name} failed and will be restarted.`)
      await restarted()
    }
  }

  const watching = watch()
  return {
    restart: (reason) => restart.resolve(reason),
    stop: async () => {
      stopping.abort()
      await watching
      await current.stop()
    },
  }
}
