import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * How nice they are, as the kernel counts, by whom they keep waiting: who serves pages goes before all others where it may (requirement
 * J-17); of what others get, a program that is judged has a fifth, a statement a third; a judge gets what is left over.
 */
export const NICENESS = { pages: -10, usual: 0, database: 5, guest: 7, judge: 19 } as const

const AGAIN_MS = 100
const MOST_TRIES = 50

/**
 * Sets which share of the machine a process has together with all of its session. Linux gives each session of processes a share of its own
 * (autogroup), in which niceness counts only among its members: whatever has a session of its own takes as much as the whole
 * site. More than the usual share is given to those alone who may go before others.
 */
export function setShare(pid: number, niceness: number, tries = 0): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch (error) {
    // From those who may not administer the system the kernel takes one such wish in a tenth of a second, of all together. Whoever
    // is gone, or lives where there is no such thing, needs none.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || tries >= MOST_TRIES) return
    setTimeout(setShare, AGAIN_MS * (1 + Math.random()), pid, niceness, tries + 1).unref()
  }
}

/**
 * Sets how nice this process is: its main thread, and all helpers that it has now (those of V8 and of libuv), for the kernel counts
 * threads. Helpers began as nice as whoever started this process. What may not be set stays as it is.
 */
export function setNiceness(main: number, helpers: number): void {
  for (const thread of ownThreads()) {
    try {
      setPriority(thread, thread === process.pid ? main : helpers)
    } catch {
      // It is gone, or to go before others is not granted to this account.
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
