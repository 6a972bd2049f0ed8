import type { Log } from '#platform/server/log.ts'

/**
 * An unhandled rejection is logged as a bug and never ends the process (requirement P-34). Returns a function that sets the background process to
 * restart then, because its state is unknown.
 */
export function logUnhandledRejections(log: Log): { thenRestart(restart: (reason: unknown) => void): void } {
  let restart: ((reason: unknown) => void) | undefined
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'A rejected promise was not handled.')
    restart?.(reason)
  })
  return {
    thenRestart: (how) => {
      restart = how
    },
  }
}
