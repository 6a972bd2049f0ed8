import type { ChildProcess } from 'node:child_process'

const INTERVAL_MS = 1_000
/** Seconds without a heartbeat after which a process counts as stuck. */
const MAX_MISSED = 5

const HEARTBEAT = { heartbeat: true } as const

const isHeartbeat = (message: unknown) => typeof message === 'object' && message !== null && 'heartbeat' in message

/**
 * Sends a heartbeat to the parent process every second while the event loop runs. Call it once the process serves; without a parent it
 * does nothing.
 */
export function sendHeartbeats(): void {
  if (process.send === undefined) return
  const send = () => void (process.connected && process.send!(HEARTBEAT, undefined, {}, () => {}))
  send()
  setInterval(send, INTERVAL_MS).unref()
}

interface HeartbeatHandlers {
  onFirst?: () => void
  /** Called once after five seconds without a heartbeat. */
  onStuck: () => void
}

/**
 * Watches the heartbeats of a child process from the first one until it exits. It counts ticks of its own timer instead of clock time, so
 * that a suspended machine does not make a child look stuck.
 */
export function watchHeartbeats(child: ChildProcess, { onFirst, onStuck }: HeartbeatHandlers): void {
  let missed: number | null = null
  child.on('message', (message) => {
    if (!isHeartbeat(message)) return
    if (missed === null) onFirst?.()
    missed = 0
  })
  const timer = setInterval(() => {
    if (missed === null || ++missed <= MAX_MISSED) return
    clearInterval(timer)
    onStuck()
  }, INTERVAL_MS).unref()
  child.once('exit', () => clearInterval(timer))
}
