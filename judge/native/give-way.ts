import { writeFileSync } from 'node:fs'

// A fifth of what others get: pages go first, and a verdict still comes where everything is busy.
const NICENESS = 7
const AGAIN_MS = 120
const MOST_TRIES = 20

/**
 * Lets everything else go before a process and what it starts. Linux gives each session of processes a share of its own
 * (autogroup), in which niceness counts only among its members: a guest, which has a session of its own, would take as much
 * as the whole site. The share is what is made small here.
 */
export function giveWay(pid: number, tries = 0): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(NICENESS))
  } catch (error) {
    // The kernel takes one such wish in a tenth of a second from those who are not root. Whoever is gone, or lives where
    // there is no such thing, needs none.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && tries < MOST_TRIES) setTimeout(giveWay, AGAIN_MS, pid, tries + 1).unref()
  }
}
