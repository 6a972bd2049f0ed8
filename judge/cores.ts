import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Moves this process and its future children off the first of its cores, if it has more than one. A program that computes keeps its core
 * until the next tick of the kernel (4 ms or more) even at the lowest priority, which would delay a page that wakes up there. Does nothing
 * on other systems than Linux or without `taskset`.
 */
export function leaveFirstCore(): void {
  const cores = withoutFirstCore(coresOf('self') ?? '')
  if (cores !== null) spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } })
}

/** The pause between two programs of one queue, if pauses are needed (requirement J-16). */
export const PAUSE_MS = 150

/** Whether this many concurrent programs leave fewer than two cores to the pages that this process serves. */
export const needsPauses = ({ servesPages, programs, cores }: { servesPages: boolean; programs: number; cores: number }): boolean => servesPages && cores < programs + 2

/** The cores that a process may use, in the kernel's list format (`0-3,6`); null if that cannot be read. */
export function coresOf(pid: number | 'self'): string | null {
  try {
    return /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? null
  } catch {
    return null
  }
}

/** Removes the first core from such a list; null if nothing is left. */
export function withoutFirstCore(cores: string): string | null {
  const [range = '', ...others] = cores.split(',')
  const [first, last = first] = range.split('-').map(Number)
  if (first === undefined || last === undefined || first === last) return others.join(',') || null
  const rest = first + 1 === last ? String(last) : `${first + 1}-${last}`
  return [rest, ...others].join(',')
}
