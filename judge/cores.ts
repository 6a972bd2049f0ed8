import { existsSync, readFileSync } from 'node:fs'

const TASKSET = ['/usr/bin/taskset', '/bin/taskset'].find((path) => existsSync(path)) ?? null

/**
 * The words before a command that keep it, and all that it starts, from the first of this process's cores; none where it has only
 * one, or where there is no such command. A program that computes keeps its core until the next tick of the kernel's clock, 4 ms
 * and more, however polite it is: pages and the database always have one on which nothing of strangers runs.
 */
export function besidePages(): string[] {
  if (process.platform !== 'linux' || TASKSET === null) return []
  const cores = allButTheFirst(coresOf('self'))
  return cores === null ? [] : [TASKSET, '-c', cores]
}

/** The cores that a process may have, as Linux writes them (`0-3,6`). */
export const coresOf = (pid: number | 'self'): string => /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))![1]!

/** Of such a list, all but the first; null where no other is left. */
export function allButTheFirst(cores: string): string | null {
  const [range = '', ...others] = cores.split(',')
  const [first, last = first] = range.split('-').map(Number)
  if (first === undefined || last === undefined || first === last) return others.join(',') || null
  const rest = first + 1 === last ? String(last) : `${first + 1}-${last}`
  return [rest, ...others].join(',')
}
