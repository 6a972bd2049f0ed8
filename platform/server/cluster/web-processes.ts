import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Log } from '../log.ts'
import { watchHeartbeats } from './heartbeat.ts'
import type { Cluster } from './cluster.ts'

/** The command-line argument that starts this program as a secondary web process; the port follows it. */
export const SECONDARY_COMMAND = 'neighbour'

const RESTART_DELAY_MS = 1_000
const STOP_WITHIN_MS = 10_000

export interface WebProcesses {
  /** Stops all of them gracefully; resolves when they have exited. */
  stop(): Promise<void>
}

/** Starts further web processes of this program on the same port, and restarts those that exit. */
export function startWebProcesses(options: { count: number; port: number; cluster: Cluster; log: Log }): WebProcesses {
  const processes = Array.from({ length: options.count }, () => keepRunning(options))
  return { stop: async () => void (await Promise.all(processes.map((spawned) => spawned.stop()))) }
}

function keepRunning({ port, cluster, log }: { port: number; cluster: Cluster; log: Log }): WebProcesses {
  let child: ChildProcess
  let restartTimer: NodeJS.Timeout | undefined
  let isStopping = false

  function start(): void {
    const spawned = fork(process.argv[1]!, [SECONDARY_COMMAND, String(port)])
    child = spawned
    const leave = cluster.join({
      send: (message) => void (spawned.connected && spawned.send(message as object, () => {})),
      onMessage: (hear) => void spawned.on('message', hear),
    })
    watchHeartbeats(spawned, {
      onStuck: () => {
        log.error('A web process did not respond for five seconds and is being replaced.')
        spawned.kill('SIGKILL')
      },
    })
    spawned.on('error', (error) => log.error({ err: error }, 'Communication with a web process failed.'))
    spawned.once('close', (code, signal) => {
      leave()
      if (isStopping) return
      log.error({ code, signal }, 'A web process exited and will be restarted.')
      restartTimer = setTimeout(start, RESTART_DELAY_MS)
    })
  }

  start()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(restartTimer)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await ended
      clearTimeout(killTimer)
    },
  }
}

/** Connects a secondary web process to the primary, and exits when the primary is gone. */
export function joinPrimary(cluster: Cluster): void {
  process.once('disconnect', () => process.exit(0))
  cluster.join({
    send: (message) => void process.send?.(message, undefined, {}, () => {}),
    onMessage: (hear) => void process.on('message', hear),
  })
}
