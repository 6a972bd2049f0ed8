import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Keeps this process, and all that it starts from now on, from the first of its cores, where it has another one: a program that computes
 * keeps its core until the next tick of the kernel's clock, 4 ms and more, however polite it is, and a page that wakes there waits. It is
 * a courtesy: where there is no such thing, on another system than Linux or without `taskset`, all stays as it is.
 */
export function leaveTheFirstCore(): void {
  const cores = allButTheFirst(coresOf('self') ?? '')
  if (cores !== null) spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)], { stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } })
}

/** How long whoever has programs judged rests between two of them, where that is needed (requirement J-16). */
export const REST_MS = 150

/** Whether so many programs at once leave pages that are served beside them less than two cores, so that they must come to rest in between. */
export const mustRest = ({ servesPages, programs, cores }: { servesPages: boolean; programs: number; cores: number }): boolean => servesPages && cores < programs + 2

/** The cores that a process may have, as Linux writes them (`0-3,6`); null where that cannot be had. */
export function coresOf(pid: number | 'self'): string | null {
  try {
    return /^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? null
  } catch {
    return null
  }
}

/** Of such a list, all but the first; null where no other is left. */
export function allButTheFirst(cores: string): string | null {
  const [range = '', ...others] = cores.split(',')
  const [first, last = first] = range.split('-').map(Number)
  if (first === undefined || last === undefined || first === last) return others.join(',') || null
  const rest = first + 1 === last ? String(last) : `${first + 1}-${last}`
  return [rest, ...others].join(',')
}
