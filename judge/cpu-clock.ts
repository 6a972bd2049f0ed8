import { closeSync, openSync, readSync } from 'node:fs'
import type { CpuTime, SandboxProcess } from './sandbox.ts'

// `schedstat` has two counts of nanoseconds and one of time slices.
const MAX_BYTES = 64

/**
 * Reads the processor time of one thread from `/proc/<task>/schedstat`. `task()` gives its path below /proc, or '' while it is unknown.
 * After the thread has ended, the last values stay. Call `close` then.
 */
export function cpuClock(task: () => string): Pick<SandboxProcess, 'readTime' | 'lastTime'> & { close(): void } {
  const buffer = Buffer.alloc(MAX_BYTES)
  let last: CpuTime = { cpuMs: 0, queuedMs: 0 }
  // The file stays open: opening takes three times as long as reading, and each read delays a verdict.
  let file: number | null = null
  let isClosed = false
  return {
    readTime() {
      if (isClosed || task() === '') return last
      try {
        file ??= openSync(`/proc/${task()}/schedstat`, 'r')
        const [cpu, queued] = buffer.toString('latin1', 0, readSync(file, buffer, 0, MAX_BYTES, 0)).split(' ')
        const [cpuMs, queuedMs] = [Number(cpu) / 1e6, Number(queued) / 1e6]
        // A limit compared with NaN would never be exceeded.
        if (Number.isFinite(cpuMs + queuedMs)) last = { cpuMs, queuedMs }
      } catch {
        // The thread has ended, or this system has no such file; then only the wall clock is limited.
      }
      return last
    },
    lastTime: () => last,
    close() {
      if (file !== null && !isClosed) closeSync(file)
      isClosed = true
    },
  }
}
