import { MAX_QUEUED_MS } from './caps.ts'
import type { Guest } from './guest.ts'

/** What a guest may use until its next word. */
export interface Allowance {
  cpuMs: number
  /** Of its own: while it waits for a processor that others have, or nobody looks, this clock stands still. */
  wallMs: number
  printed: number
}

const LOOK_MS = 10
// Where this process itself had to wait, the guest may have answered long ago.
const MAX_BETWEEN_MS = 5 * LOOK_MS

export type Broke = 'time' | 'printed' | null

/**
 * Waits for something that a guest does, looks every now and then what it has used, and ends it where that is too much.
 * What it used is asked once more when it is done: an answer that came too late is none.
 */
export async function watch<T>(guest: Guest, doing: Promise<T>, allowed: Allowance): Promise<{ result: T; broke: Broke; cpuMs: number }> {
  const before = guest.lastTime()
  let lastLook = performance.now()
  let passed = 0
  let broke: Broke = null
  let used = 0

  const look = () => {
    if (broke !== null) return
    const now = performance.now()
    passed += Math.min(now - lastLook, MAX_BETWEEN_MS)
    lastLook = now
    const { cpuMs, queuedMs } = guest.time()
    used = cpuMs - before.cpuMs
    const queued = Math.min(queuedMs - before.queuedMs, MAX_QUEUED_MS)
    if (used > allowed.cpuMs || passed - queued > allowed.wallMs) broke = 'time'
    else if (guest.printed() > allowed.printed) broke = 'printed'
    if (broke !== null) guest.kill()
  }

  const timer = setInterval(look, LOOK_MS)
  try {
    const result = await doing
    look()
    return { result, broke, cpuMs: used }
  } finally {
    clearInterval(timer)
  }
}
