import { readdirSync, readFileSync } from 'node:fs'
import type { Site } from './site.ts'

/** The PIDs of a site's database: the postmaster and its children (only on Linux). */
export function databaseProcesses(site: Site): number[] {
  const first = site.databasePid()
  const isChild = (pid: string) => {
    try {
      // The name of a process may contain anything; what follows its bracket does not.
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]) === first
    } catch {
      return false
    }
  }
  return [first, ...readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name)).map(Number)]
}

/** Suspends the database of a site while something runs, and resumes it in any case. */
export async function whileDatabaseHangs<T>(site: Site, work: () => Promise<T>): Promise<T> {
  const stopped = databaseProcesses(site)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
}
