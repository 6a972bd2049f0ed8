import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Log } from '../log.ts'
import { watchHeartbeats } from './heartbeat.ts'
import type { Cluster } from './cluster.ts'

/** The word with which this program is started as a further web process; the port follows it. */
export const NEIGHBOUR = 'neighbour'

const AGAIN_MS = 1_000
const STOP_WITHIN_MS = 10_000

export interface WebProcesses {
  /** Has all of them finish what they are at; done when they have ended. */
  stop(): Promise<void>
}

/** Starts further web processes of this program on the same port, and another for each that ends. */
export function startWebProcesses(options: { count: number; port: number; cluster: Cluster; log: Log }): WebProcesses {
  const kept = Array.from({ length: options.count }, () => keepOne(options))
  return { stop: async () => void (await Promise.all(kept.map((one) => one.stop()))) }
}

function keepOne({ port, cluster, log }: { port: number; cluster: Cluster; log: Log }): WebProcesses {
  let child: ChildProcess
  let again: NodeJS.Timeout | undefined
  let isStopping = false

  function begin(): void {
    const one = fork(process.argv[1]!, [NEIGHBOUR, String(port)])
    child = one
    const leave = cluster.join({
      send: (message) => void (one.connected && one.send(message as object, () => {})),
      onMessage: (hear) => void one.on('message', hear),
    })
    watchHeartbeats(one, {
      onStuck: () => {
        log.error('A web process did not answer for five seconds and is replaced.')
        one.kill('SIGKILL')
      },
    })
    one.on('error', (error) => log.error({ err: error }, 'A web process could not be spoken to.'))
    one.once('close', (code, signal) => {
      leave()
      if (isStopping) return
      log.error({ code, signal }, 'A web process ended. Another takes its place.')
      again = setTimeout(begin, AGAIN_MS)
    })
  }

  begin()
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(again)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await ended
      clearTimeout(late)
    },
  }
}

/** For a further web process: speaks with the first one, and ends when that is gone. */
export function joinPrimary(cluster: Cluster): void {
  process.once('disconnect', () => process.exit(0))
  cluster.join({
    send: (message) => void process.send?.(message, undefined, {}, () => {}),
    onMessage: (hear) => void process.on('message', hear),
  })
}
