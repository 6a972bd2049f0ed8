import { readFileSync } from 'node:fs'
import type { GuestTime } from './guest.ts'

/** Counts the time of one thread, as the kernel does; a thread that is gone keeps what it had. */
export function timeOf(task: () => string): () => GuestTime {
  let last: GuestTime = { cpuMs: 0, queuedMs: 0 }
  return () => {
    try {
      const [cpu, queued] = readFileSync(`/proc/${task()}/schedstat`, 'latin1').split(' ')
      last = { cpuMs: Number(cpu) / 1e6, queuedMs: Number(queued) / 1e6 }
    } catch {
      // It ended; or this system does not count, and the wall clock alone decides.
    }
    return last
  }
}
