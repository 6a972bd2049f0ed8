import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The content of a postmaster's PID file, whether it runs or not. */
export interface PidFile {
  pid: number
  socketDir: string
  status: string
}

/** Reads `postmaster.pid`; null when there is none or it is being written. */
export function readPidFile(data: string): PidFile | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Math.abs(Number.parseInt(lines[0]!, 10))
    return pid > 0 ? { pid, socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim() } : null
  } catch {
    return null
  }
}

/** Whether a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

/** Whether `pid` is a PostgreSQL that works in `data`, and not another process that got the number after a crash. */
export function worksIn(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
    } catch {
      // The directory may be gone under a server that still runs.
      return commandOf(pid)[0]?.endsWith('postgres') === true && commandOf(pid)[2] === data
    }
  }
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  return stdout.includes('postgres')
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** Lists the server processes that outlived their postmaster on this data (only on Linux). */
export function orphansIn(data: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => worksIn(pid, data))
}

/** Polls `condition` every few milliseconds; returns whether it became true in time. */
export async function until(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!condition()) {
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return true
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It exited by itself.
  }
}

/** Stops a postmaster: first gracefully, then at once. Committed writes survive either. */
export async function stopPostmaster(pid: number, data: string): Promise<void> {
  for (const [name, timeoutMs] of [['SIGINT', 5000], ['SIGQUIT', 2000], ['SIGKILL', 1000]] as const) {
    if (!worksIn(pid, data)) return
    signal(pid, name)
    if (await until(() => !isAlive(pid), timeoutMs)) return removeDeadPostmaster(data)
  }
}

/** Waits for the children of a dead postmaster and kills those that remain. Returns whether all are gone. */
export async function killOrphans(data: string): Promise<boolean> {
  const areGone = () => orphansIn(data).length === 0
  if (await until(areGone, 1000)) return true
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of orphansIn(data)) signal(pid, name)
    if (await until(areGone, 1000)) return true
  }
  return false
}

/** Cleans up after a dead postmaster, so that the next one can start. */
export async function removeDeadPostmaster(data: string): Promise<void> {
  const note = readPidFile(data)
  if (note === null || worksIn(note.pid, data)) return
  const socket = join(note.socketDir, '.s.PGSQL.5432')
  // PostgreSQL refuses to start while any process has the dead one's number: another program, or the zombie itself where nobody
  // reaps it. Its PID file is removed only once no process is left on the data.
  if (!(await killOrphans(data))) return
  for (const path of [join(data, 'postmaster.pid'), socket, `${socket}.lock`]) rmSync(path, { force: true })
}
