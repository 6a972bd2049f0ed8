import { writeFileSync } from 'node:fs'

const AGAIN_MS = 120
const MOST_TRIES = 50

/**
 * Lets everything else go before a process and what it starts. Linux gives each session of processes a share of its own
 * (autogroup), in which niceness counts only among its members: whatever has a session of its own takes as much as the whole
 * site. The share is what is made small here, as `niceness` says (7: a fifth of what others get; 10: a tenth).
 */
export function giveWay(pid: number, niceness: number, tries = 0): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch (error) {
    // The kernel takes one such wish in a tenth of a second from those who are not root. Whoever is gone, or lives where
    // there is no such thing, needs none.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN' && tries < MOST_TRIES) setTimeout(giveWay, AGAIN_MS, pid, niceness, tries + 1).unref()
  }
}
