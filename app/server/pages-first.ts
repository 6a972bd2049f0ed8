import { getPriority, setPriority } from 'node:os'
import { NICENESS, setNiceness, setShare } from '#judge/shares.ts'

/**
 * On a machine that has too much to do, lets this web process go before everything else, where its account may ask for that (requirement
 * J-17, decision 031); its helpers, which compile and collect, stay as they are. To be called when those have begun, for later ones are as their
 * maker is.
 */
export function pagesGoFirst(): void {
  // Whoever starts the site as one that gives way means it.
  if (getPriority() > 0) return
  setShare(process.pid, NICENESS.pages)
  setNiceness(NICENESS.pages, NICENESS.usual)
}

/**
 * On a machine that has too much to do, lets the web processes go before the process of our own database behind a connection
 * (requirement J-17, decision 031). Each of those has a session and so a share of its own, as large as all web processes have
 * together; where the system shares out in another way, its own niceness counts.
 */
export function databaseGivesWay(pid: number): void {
  setShare(pid, NICENESS.database)
  try {
    setPriority(pid, NICENESS.database)
  } catch {
    // It is gone, or belongs to an account that this one may say nothing to.
  }
}
