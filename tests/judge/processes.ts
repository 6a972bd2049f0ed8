import { readdirSync, readFileSync } from 'node:fs'

export interface RunningProcess {
  pid: number
  command: string
  residentKb: number
}

function readProcess(pid: number): (RunningProcess & { parent: number }) | null {
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
export function processesBelow(pid: number): RunningProcess[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => readProcess(Number(name)) ?? [])
  const childrenOf = (ancestor: number): RunningProcess[] => all.filter(({ parent }) => parent === ancestor).flatMap((child) => [child, ...childrenOf(child.pid)])
  return childrenOf(pid)
}

/** Kills a process. One that is over stays so: with a sandbox, the processes in it end too. */
export function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
