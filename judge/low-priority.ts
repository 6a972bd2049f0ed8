import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

const LOWEST = 19

/**
 * Gives every thread of this process the lowest priority; programs that it starts inherit it (requirement J-17). Linux counts niceness per
 * thread, so each is set.
 */
export function takeLowestPriority(): void {
  for (const thread of ownThreads()) {
    try {
      setPriority(thread, LOWEST)
    } catch {
      // The thread has ended.
    }
  }
}

function ownThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number)
  } catch {
    return [process.pid]
  }
}
