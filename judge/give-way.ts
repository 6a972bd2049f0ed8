import { writeFileSync } from 'node:fs'

/** How nice they are, as the kernel counts: of what others get, a program that is judged has a fifth, a statement a third. */
export const NICENESS = { guest: 7, database: 5 } as const

const AGAIN_MS = 100
const MOST_TRIES = 50

/**
 * Lets everything else go before a process and what it starts. Linux gives each session of processes a share of its own
 * (autogroup), in which niceness counts only among its members: whatever has a session of its own takes as much as the whole
 * site. The share is what is made small here.
 */
export function giveWay(pid: number, niceness: number, tries = 0): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch (error) {
    // From those who may not administer the system the kernel takes one such wish in a tenth of a second, of all together. Whoever
    // is gone, or lives where there is no such thing, needs none.
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || tries >= MOST_TRIES) return
    setTimeout(giveWay, AGAIN_MS * (1 + Math.random()), pid, niceness, tries + 1).unref()
  }
}
