import { isAlive } from './postmaster.ts'
import type { RunningPostmaster } from './run-postmaster.ts'

const MAX_PAUSE_MS = 5000

/** Looks after a running postmaster: one that dies under the app is started again until that is called off. */
export function keepAlive(options: {
  first: RunningPostmaster
  startAgain: () => Promise<RunningPostmaster>
  log: (line: string) => void
}): {
  /** Stops looking, and says which process it looked after. */
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
        options.log('The database is back.')
        return
      } catch (failure) {
        options.log(`The database did not come back: ${(failure as Error).message}`)
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
      // One that is repairing itself just now would take too long; it is ended as it is.
      await Promise.race([starting, new Promise((resolve) => setTimeout(resolve, 1000))])
      return pid
    },
  }
}
