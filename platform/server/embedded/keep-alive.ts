import { isAlive } from './postmaster.ts'
import type { RunningPostmaster } from './run-postmaster.ts'

const MAX_PAUSE_MS = 5000

/** Watches a running postmaster and restarts it when it dies, until `end` is called. */
export function keepAlive(options: {
  first: RunningPostmaster
  startAgain: () => Promise<RunningPostmaster>
  log: (line: string) => void
}): {
  /** Stops watching, and returns the process that it watched. */
  end: () => Promise<number>
} {
  let { pid } = options.first
  let isOver = false
  let starting: Promise<void> = Promise.resolve()

  async function revive(): Promise<void> {
    options.log('The database stopped unexpectedly. Starting it again.')
    for (let pause = 250; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      if (isOver) return
      try {
        pid = (await options.startAgain()).pid
        options.log('The database is running again.')
        return
      } catch (failure) {
        options.log(`The database could not be restarted: ${(failure as Error).message}`)
        await new Promise((resolve) => setTimeout(resolve, pause).unref())
      }
    }
  }

  let isReviving = false
  const watch = setInterval(() => {
    if (isReviving || isOver || isAlive(pid)) return
    isReviving = true
    starting = revive().finally(() => (isReviving = false))
  }, 100).unref()

  return {
    async end() {
      isOver = true
      clearInterval(watch)
      // A postmaster in crash recovery would take too long to stop cleanly; it is killed.
      await Promise.race([starting, new Promise((resolve) => setTimeout(resolve, 1000))])
      return pid
    },
  }
}
