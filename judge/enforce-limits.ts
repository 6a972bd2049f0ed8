import { MAX_QUEUED_MS } from './limits.ts'
import type { SandboxProcess } from './sandbox.ts'

/** What a sandbox process may use until its next message. */
export interface UsageLimits {
  cpuMs: number
  /** Wall time without the time spent waiting for a processor, or while the judge itself did not run. */
  wallMs: number
  printedBytes: number
}

const CHECK_MS = 10
// If the judge itself was suspended, the process may have answered long ago.
const MAX_COUNTED_MS = 5 * CHECK_MS

export type ExceededLimit = 'time' | 'printed' | null

/**
 * Waits for `work`, which a sandbox process does, checks its usage every 10 ms, and kills it when it exceeds a limit. The usage is checked
 * once more at the end, so an answer that came too late is reported as exceeded.
 */
export async function enforceLimits<T>(process: SandboxProcess, work: Promise<T>, limits: UsageLimits): Promise<{ result: T; exceeded: ExceededLimit; cpuMs: number }> {
  const before = process.lastTime()
  let lastCheck = performance.now()
  let elapsedMs = 0
  let exceeded: ExceededLimit = null
  let usedMs = 0

  const check = () => {
    if (exceeded !== null) return
    const now = performance.now()
    elapsedMs += Math.min(now - lastCheck, MAX_COUNTED_MS)
    lastCheck = now
    const { cpuMs, queuedMs } = process.readTime()
    usedMs = cpuMs - before.cpuMs
    const waitedMs = Math.min(queuedMs - before.queuedMs, MAX_QUEUED_MS)
    if (usedMs > limits.cpuMs || elapsedMs - waitedMs > limits.wallMs) exceeded = 'time'
    else if (process.printedBytes() > limits.printedBytes) exceeded = 'printed'
    if (exceeded !== null) process.kill()
  }

  const timer = setInterval(check, CHECK_MS)
  try {
    const result = await work
    check()
    return { result, exceeded, cpuMs: usedMs }
  } finally {
    clearInterval(timer)
  }
}
