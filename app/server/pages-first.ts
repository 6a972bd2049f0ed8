/** On a machine that has too much to do, whoever answers people goes before whoever helps with it (J-16, decision 031). */
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { giveWay } from '#judge/give-way.ts'

// A tenth of what others get, where there is not enough for all.
const NICENESS = 10
const HELPER = 'node-V8Worker'

/**
 * Lets the web processes go before a process of our own database. Each of those has a session and so a share of its own, as
 * large as all web processes have together; yet whoever waits for a statement leaves the core to it anyway.
 */
export const databaseGivesWay = (pid: number): void => giveWay(pid, NICENESS)

/**
 * Lets this process's own loop go before the threads with which V8 compiles and collects beside it; elsewhere than on Linux all
 * stays as it is.
 */
export function helpersGiveWay(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      if (readFileSync(`/proc/self/task/${thread}/comm`, 'latin1').startsWith(HELPER)) setPriority(Number(thread), NICENESS)
    }
  } catch {
    // There are no threads to be seen here.
  }
}
