import type { Log } from '#platform/server/log.ts'

/**
 * A rejected promise that nobody awaits is logged as the bug that it is, and never ends the process (rules 31). Gives the way to name
 * the background part that is restarted then, for its state is unknown.
 */
export function logUnhandledRejections(log: Log): { thenRestart(restart: (reason: unknown) => void): void } {
  let restart: ((reason: unknown) => void) | undefined
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'A promise was rejected and nobody awaited it.')
    restart?.(reason)
  })
  return {
    thenRestart: (how) => {
      restart = how
    },
  }
}
