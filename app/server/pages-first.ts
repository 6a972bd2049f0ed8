import { setPriority } from 'node:os'
import { giveWay, NICENESS } from '#judge/give-way.ts'

/**
 * On a machine that has too much to do, lets the web processes go before the process of our own database behind a connection
 * (requirement J-17, decision 031). Each of those has a session and so a share of its own, as large as all web processes have
 * together; where the system shares out in another way, its own niceness counts.
 */
export function databaseGivesWay(pid: number): void {
  giveWay(pid, NICENESS.database)
  try {
    setPriority(pid, NICENESS.database)
  } catch {
    // It is gone, or belongs to an account that this one may say nothing to.
  }
}
