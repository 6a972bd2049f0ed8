import type { Log } from '#platform/server/log.ts'

const MAX_STOP_MS = 10_000

/** Calls `stop` once on Ctrl-C or SIGTERM; a second Ctrl-C does not interrupt it. */
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

/** Runs the functions one after another, in reverse order of starting; a failure does not prevent the rest. */
export async function stopInOrder(stops: (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (const stop of stops) {
    await stop().catch((error: unknown) => log.error({ err: error }, 'Stopping a part of the site failed.'))
  }
}
