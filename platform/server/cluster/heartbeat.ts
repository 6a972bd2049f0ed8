import type { ChildProcess } from 'node:child_process'

const INTERVAL_MS = 1_000
/** Seconds without a heartbeat after which a process counts as stuck. */
const MAX_MISSED = 5

const HEARTBEAT = { heartbeat: true } as const

const isHeartbeat = (message: unknown) => typeof message === 'object' && message !== null && 'heartbeat' in message

/** Tells the parent process every second that this one's event loop turns. To be called once it serves; without a parent nothing happens. */
export function sendHeartbeats(): void {
  if (process.send === undefined) return
  const send = () => void (process.connected && process.send!(HEARTBEAT, undefined, {}, () => {}))
  send()
  setInterval(send, INTERVAL_MS).unref()
}

interface HeartbeatHandlers {
  onFirst?: () => void
  /** Called once when five seconds passed without a heartbeat. */
  onStuck: () => void
}

/**
 * Watches the heartbeats of a child process from the first one until it exits. Counts turns of its own timer, not the clock: a machine
 * that slept, or this process itself being stopped, is no fault of the child.
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
