import { closeSync, openSync, readSync } from 'node:fs'
import type { Guest, GuestTime } from './guest.ts'

// Two counts of nanoseconds, and one of turns.
const LONGEST = 64

/** Counts the time of one thread, `task` below /proc, or '' while that is not known; one that is gone keeps what it had. `forget` when it has ended. */
export function timeOf(task: () => string): Pick<Guest, 'time' | 'lastTime'> & { forget(): void } {
  const text = Buffer.alloc(LONGEST)
  let last: GuestTime = { cpuMs: 0, queuedMs: 0 }
  // Kept open: each look stands in the way of a verdict, and opening takes three times as long as reading.
  let file: number | null = null
  let isOver = false
  return {
    time() {
      if (isOver || task() === '') return last
      try {
        file ??= openSync(`/proc/${task()}/schedstat`, 'r')
        const [cpu, queued] = text.toString('latin1', 0, readSync(file, text, 0, LONGEST, 0)).split(' ')
        const [cpuMs, queuedMs] = [Number(cpu) / 1e6, Number(queued) / 1e6]
        // No limit holds against what is no number.
        if (Number.isFinite(cpuMs + queuedMs)) last = { cpuMs, queuedMs }
      } catch {
        // It ended; or this system does not count, and the wall clock alone decides.
      }
      return last
    },
    lastTime: () => last,
    forget() {
      if (file !== null && !isOver) closeSync(file)
      isOver = true
    },
  }
}
