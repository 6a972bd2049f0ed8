import type { Log } from '#platform/server/log.ts'

const MAX_STOP_MS = 10_000

/** Stops once when Ctrl-C or SIGTERM asks for it; a second Ctrl-C does not interrupt the stopping. */
export function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) return
    isStopping = true
    const exitTimer = setTimeout(() => process.exit(1), MAX_STOP_MS)
    void stop().then(() => {
      clearTimeout(exitTimer)
      process.exit(0)
    })
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('SIGHUP', onSignal)
}

/** Runs the stops one after another, the last thing started first; one that fails does not keep the rest from it. */
export async function stopInOrder(stops: (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (const stop of stops) {
    await stop().catch((error: unknown) => log.error({ err: error }, 'Something could not be stopped in order.'))
  }
}
