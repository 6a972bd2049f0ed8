import { readdirSync, readFileSync } from 'node:fs'

export interface Running {
  pid: number
  command: string
  residentKb: number
}

function about(pid: number): (Running & { parent: number }) | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    const residentKb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0)
    return { pid, parent, residentKb, command: readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ') }
  } catch {
    return null
  }
}

/** All descendants of a process. */
export function processesBelow(pid: number): Running[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => about(Number(name)) ?? [])
  const below = (above: number): Running[] => all.filter(({ parent }) => parent === above).flatMap((child) => [child, ...below(child.pid)])
  return below(pid)
}
